import type { AlertColor } from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { ToneMark } from '#platform/theme/tones/ToneMark.tsx';

interface Props {
  tone: AlertColor;
  /** Default: the route's title. */
  title?: MessageDescriptor;
  titleValues?: Record<string, string | number>;
  /** What happened, whether anything was lost, and what comes next. */
  children?: ReactNode;
  /** Receipt lines, such as number, amount, date and time with zone, and method. */
  facts?: readonly SummaryRow[];
  actions?: ReactNode;
}

/** Final page of a flow: what happened, the facts, and what to do next. Prints as a receipt. */
export function OutcomePage({ tone, title, titleValues = {}, children, facts, actions }: Props) {
  return (
    <Stack component="article" spacing={2}>
      <ToneMark tone={tone} size={48} />
      <PageTitle message={title} values={titleValues} />
      {children}
      {facts === undefined ? null : (
        <Card>
          <SummaryList rows={facts} />
        </Card>
      )}
      <CardActions className="no-print">
        {actions}
        <ReportProblem />
      </CardActions>
    </Stack>
  );
}
