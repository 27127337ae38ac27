import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { Loan } from '#lending/servicing/loanTypes.ts';
import { isServicedElsewhere, getLoanStatus } from '#domain/loanStatus.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { hasUnreadablePayment, isInstallmentPaid as isPaidUp, recentInstallment } from '#domain/recentInstallment.ts';
import { PendingPaymentGate } from '#lending/payments/PendingPaymentGate.tsx';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { AmountBreakdown } from '#lending/servicing/AmountBreakdown.tsx';
import { DueLine } from '#lending/servicing/DueLine.tsx';
import { DueTimeline } from '#lending/servicing/DueTimeline.tsx';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { RecentInstallmentLine, UnreadablePaymentLine } from '#lending/servicing/RecentInstallmentLine.tsx';
import { payPath } from '#lending/servicing/payPath.ts';
import { PayLabel } from '#lending/servicing/PayLabel.tsx';
import { paths } from '#platform/routing/paths.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { loanStatusLabel } from './loanStatusLabel.ts';
import { LoanNotes } from './LoanNotes.tsx';
import { loanNotesFor } from './loanNotesFor.ts';
import { messages } from './messages.ts';

interface Props {
  loan: Loan;
  /**
   * Position on the list. An only card has the breakdown of its amount beside it; with many cards, each leaves out its due date timeline.
   */
  place: 'only' | 'amongFew' | 'amongMany';
  /** Whether this is the most urgent payable loan. Only its Pay button may be filled. */
  isLead: boolean;
}

/** The layout is in `loans.css`, because styled components would cost render time for every card. */
export const LoanCard = memo(function LoanCard({ loan, place, isLead }: Props) {
  const intl = useIntl();
  const record = loan.loanServicings[0];
  const standing = getLoanStatus(record);
  const status = loanStatusLabel(standing);
  const cents = centsOf(record?.totalAmountDue);
  const paid = record === undefined ? null : recentInstallment(record);
  const isUnclear = record !== undefined && hasUnreadablePayment(record);
  const isPaid = isPaidUp(paid) || standing.status === 'paidAhead';
  const isSettled = isPaid || paid !== null || isUnclear;
  const address = addressLine(loan.property);
  const isElsewhere = isServicedElsewhere(standing.status);
  const isDueHere = record !== undefined && !isElsewhere && !['nothingDue', 'unclear'].includes(standing.status);
  const hasSum = place === 'only' && isDueHere;
  const headingId = `loan-${loan.loanIdentifier}`;
  const notes = <LoanNotes notes={loanNotesFor(record, standing, hasSum)} />;

  const card = (
    <Card component="article" className={hasSum ? 'loan-card loan-card-only' : 'loan-card'} aria-labelledby={headingId}>
      {paid !== null && <RecentInstallmentLine loanIdentifier={loan.loanIdentifier} paid={paid} />}
      {isUnclear && <UnreadablePaymentLine />}
      <header>
        {status !== null && paid === null && (
          <p className="loan-card-status">
            <StatusLabel tone={status.tone}>
              <FormattedMessage {...status.label} />
            </StatusLabel>
          </p>
        )}
        <Typography component="h2" variant="h3" id={headingId} className="loan-card-address">
          {address}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...maskedLoan} values={{ lastFour: loan.loanNumber.slice(-4) }} />
        </Typography>
      </header>
      {isDueHere && <DueLine record={record} standing={standing.status} />}
      {record !== undefined && place !== 'amongMany' && <DueTimeline record={record} />}
      {!isDueHere && notes}
      <CardActions className="loan-card-actions">
        <PendingPaymentGate loanIdentifier={loan.loanIdentifier}>
          {standing.isPayable && cents !== null && (
            <Button
              component={RouterLink}
              variant={isSettled || !isLead ? 'outlined' : 'contained'}
              to={payPath(loan, hasSum)}
              aria-label={intl.formatMessage(isPaid ? messages.payAheadFor : messages.payFor, {
                amount: formatCents(cents),
                address,
              })}
            >
              <PayLabel isNext={isPaid} cents={cents} />
            </Button>
          )}
        </PendingPaymentGate>
        <Button
          component={RouterLink}
          variant="text"
          to={paths.loans.details(loan.loanIdentifier)}
          aria-label={intl.formatMessage(isElsewhere ? messages.whereToPayFor : messages.detailsFor, { address })}
        >
          <FormattedMessage {...(isElsewhere ? messages.whereToPay : messages.details)} />
        </Button>
      </CardActions>
      {isDueHere && notes}
    </Card>
  );
  if (!hasSum) return card;
  return (
    <TwoColumns>
      {card}
      <SectionCard title={<FormattedMessage {...(isPaid ? messages.nextBreakdown : messages.breakdown)} />}>
        <AmountBreakdown record={record} />
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.notAStatement} />
        </Typography>
      </SectionCard>
    </TwoColumns>
  );
});
