import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing, type Drawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

interface Props {
  drawing: Drawing;
  body: MessageDescriptor;
  actions: ReactNode;
}

/** A page for a dead end: what is going on, a next step, and the phone number. */
export function HelpfulPage({ drawing, body, actions }: Props) {
  return (
    <Flow>
      <EmptyPanel>
        <LineDrawing name={drawing} />
        <PageTitle />
        <p>
          <FormattedMessage {...body} />
        </p>
        <CardActions>
          {actions}
          <ReportProblem />
        </CardActions>
        <Typography variant="body2" color="textSecondary">
          <CallSupport />
        </Typography>
      </EmptyPanel>
    </Flow>
  );
}
