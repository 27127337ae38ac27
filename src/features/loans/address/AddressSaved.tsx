import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { Loan, LoanServicing } from '#lending/servicing/loanTypes.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { ToneMark } from '#platform/theme/tones/ToneMark.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { AddressLines } from './AddressLines.tsx';
import { newestAddress, isSameAddress } from './mailingAddress.ts';
import { messages } from './messages.ts';

interface Props {
  /** The loan after the change. */
  loan: Loan;
  /** The servicing record from when the form was opened. */
  before: LoanServicing;
}

/** The heading takes the focus, because it replaces the form. */
export function AddressSaved({ loan, before }: Props) {
  const formatDay = useFormatDay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const record = loan.loanServicings[0] ?? before;
  const ahead = record.newMailingAddress ?? null;
  const isCanceled = ahead === null && isSameAddress(newestAddress(record), before);
  const rows: SummaryRow[] =
    ahead === null
      ? [{ key: 'now', label: <FormattedMessage {...messages.mailGoesTo} />, value: <AddressLines address={record} /> }]
      : [
          {
            key: 'from',
            label: <FormattedMessage {...messages.from} values={{ date: formatDay(ahead.effectiveDate, 'date') ?? '' }} />,
            value: <AddressLines address={ahead} />,
          },
          { key: 'until', label: <FormattedMessage {...messages.until} />, value: <AddressLines address={record} /> },
        ];
  return (
    <Stack component="section" spacing={2} sx={{ maxWidth: 'var(--flow)', marginTop: 3 }}>
      <Stack direction="row" spacing={1}>
        <ToneMark tone="success" size={32} />
        <Typography variant="h2" tabIndex={-1} ref={heading}>
          <FormattedMessage {...(isCanceled ? messages.canceled : messages.saved)} />
        </Typography>
      </Stack>
      <Card>
        <SummaryList rows={rows} />
      </Card>
      {ahead === null && !isCanceled && (
        <Typography>
          <FormattedMessage {...messages.undated} />
        </Typography>
      )}
      <Typography>
        <FormattedMessage {...(isCanceled ? messages.toldCanceled : messages.told)} />
      </Typography>
      <CardActions>
        <Button component={RouterLink} variant="contained" to={paths.loans.details(loan.loanIdentifier)}>
          <FormattedMessage {...messages.toLoan} />
        </Button>
      </CardActions>
    </Stack>
  );
}
