import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

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
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { loanLabelOf } from './loanLabel.ts';
import { LoanNotes } from './LoanNotes.tsx';
import { notesOf } from './loanNotes.ts';
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

/**
 * One loan on the list: the amount, its due date and the next steps. Its layout is in `loans.css`, because styled components would cost
 * render time for every card.
 */
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
  const notes = <LoanNotes notes={notesOf(record, standing, hasSum)} />;

  const card = (
    <Card component="article" className={hasSum ? 'loan-card loan-card-only' : 'loan-card'} aria-labelledby={headingId}>
      {paid !== null && <PaidLine loanIdentifier={loan.loanIdentifier} paid={paid} />}
      {isUnclear && <UnclearPaymentLine />}
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
      {isDueHere && <DueLine record={record} standing={standing.standing} />}
      {record !== undefined && place !== 'amongMany' && <DueTrack record={record} />}
      {!isDueHere && notes}
      <CardActions className="loan-card-actions">
        <UnlessSent loanIdentifier={loan.loanIdentifier}>
          {standing.payable && cents !== null && (
            <Button
              component={RouterLink}
              variant={isSettled || !isLead ? 'outlined' : 'contained'}
              to={payAddress(loan, hasSum)}
              aria-label={intl.formatMessage(isPaid ? messages.payAheadFor : messages.payFor, {
                amount: formatCents(cents),
                address,
              })}
            >
              <PayWords isNext={isPaid} cents={cents} />
            </Button>
          )}
        </UnlessSent>
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
      <ScreenCard title={<FormattedMessage {...(isPaid ? messages.nextBreakdown : messages.breakdown)} />}>
        <AmountBreakdown record={record} />
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.notAStatement} />
        </Typography>
      </ScreenCard>
    </TwoColumns>
  );
});
