import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router-dom';

import type { Loan } from '#lending/servicing/loanShapes.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { centsOf } from '#domain/money.ts';
import { hasUnclearPayment, isPaid as isPaidUp, paidLately } from '#domain/paidLately.ts';
import { readable } from '#domain/unreadable.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { UnlessSent } from '#lending/payments/UnlessSent.tsx';
import { AmountBreakdown } from '#lending/servicing/AmountBreakdown.tsx';
import { DueLine } from '#lending/servicing/DueLine.tsx';
import { DueTrack } from '#lending/servicing/DueTrack.tsx';
import { NewServicerCard } from '#lending/servicing/elsewhere/NewServicerCard.tsx';
import { WhereToPay } from '#lending/servicing/elsewhere/WhereToPay.tsx';
import { PaidLine, UnclearPaymentLine } from '#lending/servicing/PaidLine.tsx';
import { payAddress } from '#lending/servicing/payAddress.ts';
import { PayWords } from '#lending/servicing/PayWords.tsx';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { RowLink } from '#platform/ui/actions/RowLink.tsx';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { withLoans } from './loansFeature.ts';
import { AddToCalendar } from './calendar/AddToCalendar.tsx';
import { detailsMessages } from './detailsMessages.ts';
import { LoanFacts } from './LoanFacts.tsx';
import { LoanNotes } from './LoanNotes.tsx';
import { notesOf } from './loanNotes.ts';
import './loans.css';
import { useGetLoanQuery } from './loansApi.ts';
import { LoansSkeleton } from './LoansSkeleton.tsx';
import { messages } from './messages.ts';
import { loanLabelOf } from './loanLabel.ts';
import { NoSuchLoan } from './NoSuchLoan.tsx';
import { PaymentsMade } from './PaymentsMade.tsx';

/** `/loans/{loanIdentifier}`: the amount due and its breakdown, the servicer, and the loan's numbers and addresses. */
export const LoanDetailsScreen = withLoans(() => {
  const { loanIdentifier = '' } = useParams();
  const loan = useGetLoanQuery(loanIdentifier);

  return (
    <>
      <BackLink to={paths.loans.list}>
        <FormattedMessage {...detailsMessages.backToLoans} />
      </BackLink>
      <PageTitle />
      {isNotFound(loan.error) ? (
        <NoSuchLoan />
      ) : (
        <QueryView query={loan} skeleton={<LoansSkeleton />}>
          {(data) => <LoanDetails loan={data} />}
        </QueryView>
      )}
    </>
  );
});

function LoanDetails({ loan }: { loan: Loan }) {
  const record = loan.loanServicings[0];
  const standing = standingOf(record);
  const status = loanLabelOf(standing);
  const cents = centsOf(record?.totalAmountDue);
  const paid = record === undefined ? null : paidLately(record);
  const isUnclear = record !== undefined && hasUnclearPayment(record);
  const isPaid = isPaidUp(paid) || standing.standing === 'paidAhead';
  const isDueHere =
    record !== undefined && !['transferred', 'dmi', 'specialServicing', 'nothingDue', 'unclear'].includes(standing.standing);
  const notes = <LoanNotes notes={notesOf(record, standing, isDueHere)} />;
  const officer = readable(loan.contacts).find(({ role }) => role === 'LOAN_OFFICER');

  return (
    <>
      <Typography variant="subtitle1" sx={{ marginBottom: 3 }}>
        {addressLine(loan.property)}
      </Typography>
      <TwoColumns className="loan-details">
        <Stack spacing={3}>
          <Card>
            {paid !== null && <PaidLine loanIdentifier={loan.loanIdentifier} paid={paid} />}
            {isUnclear && <UnclearPaymentLine />}
            {paid === null && status !== null && (
              <StatusLabel tone={status.tone}>
                <FormattedMessage {...status.label} />
              </StatusLabel>
            )}
            {isDueHere && <DueLine record={record} standing={standing.standing} />}
            {record !== undefined && <DueTrack record={record} />}
            {!isDueHere && notes}
            <CardActions className="no-print">
              <UnlessSent key={loan.loanIdentifier} loanIdentifier={loan.loanIdentifier}>
                {standing.payable && cents !== null && (
                  <Button
                    component={RouterLink}
                    to={payAddress(loan, true)}
                    variant={isPaid || paid !== null || isUnclear ? 'outlined' : 'contained'}
                  >
                    <PayWords isNext={isPaid} cents={cents} />
                  </Button>
                )}
              </UnlessSent>
              <PrintButton variant="text" />
              <AddToCalendar loan={loan} />
            </CardActions>
            {isDueHere && notes}
          </Card>
          {(standing.standing === 'dmi' || standing.standing === 'specialServicing') && (
            <WhereToPay loanIdentifier={loan.loanIdentifier} standing={standing.standing} />
          )}
          {record !== undefined && <PaymentsMade loanIdentifier={loan.loanIdentifier} record={record} />}
          {record !== undefined && record.newServicer !== null && <NewServicerCard record={record} standing={standing} />}
        </Stack>
        <Stack spacing={3}>
          {isDueHere && (
            <ScreenCard title={<FormattedMessage {...(isPaid ? messages.nextBreakdown : messages.breakdown)} />}>
              <AmountBreakdown record={record} />
              <Typography variant="body2" color="textSecondary">
                <FormattedMessage {...messages.notAStatement} />
                <br />
                <CallSupport />
              </Typography>
            </ScreenCard>
          )}
          <LoanFacts loan={loan} />
        </Stack>
        <Stack spacing={3}>
          {officer !== undefined && <OfficerCard officer={officer} />}
          <div className="no-print">
            <ScreenCard title={<FormattedMessage {...detailsMessages.more} />}>
              <List>
                <RowLink
                  to={paths.homeValue.ofLoan(loan.loanIdentifier)}
                  title={<FormattedMessage {...detailsMessages.homeValue} />}
                  says={<FormattedMessage {...detailsMessages.homeValueSays} />}
                />
                {record !== undefined && standing.standing !== 'transferred' && (
                  <RowLink
                    to={paths.rateDrop.set({ loanNumber: loan.loanNumber })}
                    title={<FormattedMessage {...detailsMessages.rateDrop} />}
                    says={<FormattedMessage {...detailsMessages.rateDropSays} />}
                  />
                )}
                <RowLink
                  to={paths.help}
                  title={<FormattedMessage {...detailsMessages.whereToFind} />}
                  says={<FormattedMessage {...detailsMessages.lookingFor} />}
                />
              </List>
            </ScreenCard>
          </div>
        </Stack>
      </TwoColumns>
    </>
  );
}
