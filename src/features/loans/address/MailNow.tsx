import { FormattedMessage } from 'react-intl';

import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { AddressLines } from './AddressLines.tsx';
import { CancelChange } from './CancelChange.tsx';
import { messages } from './messages.ts';

interface Props {
  loan: Loan;
  record: LoanServicing;
  /** After a change that is ahead was canceled. */
  onSaved: (loan: Loan) => void;
}

/** Where mail about a loan goes now, a change that is ahead, and what a change does not touch. */
export function MailNow({ loan, record, onSaved }: Props) {
  const formatDay = useFormatDay();
  const ahead = record.newMailingAddress ?? null;
  return (
    <ScreenCard title={<FormattedMessage {...messages.now} />}>
      <p>
        <AddressLines address={record} />
      </p>
      <p className="muted small">
        <FormattedMessage {...messages.whatFor} />
      </p>
      {ahead !== null && (
        <div className="mail-ahead">
          <p>
            <strong>
              <FormattedMessage {...messages.from} values={{ date: formatDay(ahead.effectiveDate, 'date') ?? '' }} />
            </strong>
            <AddressLines address={ahead} />
          </p>
          <CancelChange loanIdentifier={loan.loanIdentifier} record={record} onSaved={onSaved} />
        </div>
      )}
      <p className="muted small">
        <FormattedMessage {...messages.propertyStays} values={{ address: addressLine(loan.property) }} />
      </p>
      {standingOf(record).standing === 'transferred' && (
        <p>
          <FormattedMessage {...messages.movedTo} values={{ servicer: record.newServicer ?? '' }} />
        </p>
      )}
    </ScreenCard>
  );
}
