import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import type { Loan } from '#lending/servicing/loanShapes.ts';
import { isPaidElsewhere, standingOf } from '#domain/loanStanding.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { hasUnclearPayment, isPaid as isPaidUp, paidLately } from '#domain/paidLately.ts';
import { UnlessSent } from '#lending/payments/UnlessSent.tsx';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { AmountBreakdown } from '#lending/servicing/AmountBreakdown.tsx';
import { DueLine } from '#lending/servicing/DueLine.tsx';
import { DueTrack } from '#lending/servicing/DueTrack.tsx';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { PaidLine, UnclearPaymentLine } from '#lending/servicing/PaidLine.tsx';
import { payAddress } from '#lending/servicing/payAddress.ts';
import { PayWords } from '#lending/servicing/PayWords.tsx';
import { paths } from '#platform/routing/paths.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { loanLabelOf } from './loanLabel.ts';
import { LoanNotes } from './LoanNotes.tsx';
import { messages } from './messages.ts';

interface Props {
  loan: Loan;
  /** On the list. Beside the only one stands how its amount adds up; one among many has no line of days. */
  place: 'only' | 'amongFew' | 'amongMany';
  /** The most urgent one that can be paid: the page has one filled button. */
  isLead: boolean;
}

/** One loan on the list: what is owed, by when, and what to do next. Plain classes, because there may be a thousand cards. */
export const LoanCard = memo(function LoanCard({ loan, place, isLead }: Props) {
  const intl = useIntl();
  const record = loan.loanServicings[0];
  const standing = standingOf(record);
  const status = loanLabelOf(standing);
  const cents = centsOf(record?.totalAmountDue);
  const paid = record === undefined ? null : paidLately(record);
  const isUnclear = record !== undefined && hasUnclearPayment(record);
  const isPaid = isPaidUp(paid) || standing.standing === 'paidAhead';
  const isSettled = isPaid || paid !== null || isUnclear;
  const address = addressLine(loan.property);
  const isElsewhere = isPaidElsewhere(standing.standing);
  const isDueHere = record !== undefined && !isElsewhere && !['nothingDue', 'unclear'].includes(standing.standing);
  const hasSum = place === 'only' && isDueHere;
  const headingId = `loan-${loan.loanIdentifier}`;
  const notes = <LoanNotes record={record} standing={standing} hasSum={hasSum} />;

  const card = (
    <article className={hasSum ? 'card loan-card loan-card-only' : 'card loan-card'} aria-labelledby={headingId}>
      {paid !== null && <PaidLine loanIdentifier={loan.loanIdentifier} paid={paid} />}
      {isUnclear && <UnclearPaymentLine />}
      <header className="loan-card-head">
        {status !== null && paid === null && (
          <StatusLabel tone={status.tone}>
            <FormattedMessage {...status.label} />
          </StatusLabel>
        )}
        <h2 id={headingId} className="loan-card-address">
          {address}
        </h2>
        <p className="muted small">
          <FormattedMessage {...maskedLoan} values={{ lastFour: loan.loanNumber.slice(-4) }} />
        </p>
      </header>
      {isDueHere && <DueLine record={record} standing={standing.standing} />}
      {record !== undefined && place !== 'amongMany' && <DueTrack record={record} />}
      {!isDueHere && notes}
      <div className="actions">
        <UnlessSent loanIdentifier={loan.loanIdentifier}>
          {standing.payable && cents !== null && (
            <Link
              className={`button ${isSettled || !isLead ? 'button-secondary' : 'button-primary'}`}
              to={payAddress(loan, hasSum)}
              aria-label={intl.formatMessage(isPaid ? messages.payAheadFor : messages.payFor, {
                amount: formatCents(cents),
                address,
              })}
            >
              <PayWords isNext={isPaid} cents={cents} />
            </Link>
          )}
        </UnlessSent>
        <Link
          className="button button-quiet"
          to={paths.loans.details(loan.loanIdentifier)}
          aria-label={intl.formatMessage(isElsewhere ? messages.whereToPayFor : messages.detailsFor, { address })}
        >
          <FormattedMessage {...(isElsewhere ? messages.whereToPay : messages.details)} />
        </Link>
      </div>
      {isDueHere && notes}
    </article>
  );
  if (!hasSum) return card;
  return (
    <div className="two-columns">
      {card}
      <ScreenCard title={<FormattedMessage {...(isPaid ? messages.nextBreakdown : messages.breakdown)} />}>
        <AmountBreakdown record={record} />
        <p className="muted small">
          <FormattedMessage {...messages.notAStatement} />
        </p>
      </ScreenCard>
    </div>
  );
});
