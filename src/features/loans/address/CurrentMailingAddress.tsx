import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { Loan, LoanServicing } from '#lending/servicing/loanTypes.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { AddressLines } from './AddressLines.tsx';
import { CancelAddressChange } from './CancelAddressChange.tsx';
import { messages } from './messages.ts';

interface Props {
  loan: Loan;
  record: LoanServicing;
  /** Called after a pending change was canceled. */
  onSaved: (loan: Loan) => void;
}

export function CurrentMailingAddress({ loan, record, onSaved }: Props) {
  const formatDay = useFormatDay();
  const ahead = record.newMailingAddress ?? null;
  return (
    <SectionCard title={<FormattedMessage {...messages.now} />}>
      <Typography>
        <AddressLines address={record} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.whatFor} />
      </Typography>
      {ahead !== null && (
        <Box sx={{ paddingTop: 2, borderTop: '1px solid var(--line)' }}>
          <Typography>
            <strong className="line">
              <FormattedMessage {...messages.from} values={{ date: formatDay(ahead.effectiveDate, 'date') ?? '' }} />
            </strong>
            <AddressLines address={ahead} />
          </Typography>
          <CancelAddressChange loanIdentifier={loan.loanIdentifier} record={record} onSaved={onSaved} />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.propertyStays} values={{ address: addressLine(loan.property) }} />
      </Typography>
      {getLoanStatus(record).status === 'transferred' && (
        <Typography>
          <FormattedMessage {...messages.movedTo} values={{ servicer: record.newServicer ?? '' }} />
        </Typography>
      )}
    </SectionCard>
  );
}
