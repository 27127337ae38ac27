import { FormattedMessage } from 'react-intl';

import type { Loan, LoanServicing } from '#contract/borrower/loans.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { AddressLines } from './AddressLines.tsx';
import { messages } from './messages.ts';

/** Where mail about a loan goes now, a change that is ahead, and what a change does not touch. */
export function MailNow({ loan, record }: { loan: Loan; record: LoanServicing }) {
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
          <p className="muted small">
            <FormattedMessage {...messages.canChangeAgain} />
          </p>
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
