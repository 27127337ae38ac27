import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router-dom';

import type { Loan } from '#lending/servicing/loanTypes.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { centsOf } from '#domain/money.ts';
import { hasUnreadablePayment, isInstallmentPaid as isPaidUp, recentInstallment } from '#domain/recentInstallment.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { PendingPaymentGate } from '#lending/payments/PendingPaymentGate.tsx';
import { AmountBreakdown } from '#lending/servicing/AmountBreakdown.tsx';
import { DueLine } from '#lending/servicing/DueLine.tsx';
import { DueTimeline } from '#lending/servicing/DueTimeline.tsx';
import { NewServicerCard } from '#lending/servicing/otherServicer/NewServicerCard.tsx';
import { WhereToPay } from '#lending/servicing/otherServicer/WhereToPay.tsx';
import { RecentInstallmentLine, UnreadablePaymentLine } from '#lending/servicing/RecentInstallmentLine.tsx';
import { payPath } from '#lending/servicing/payPath.ts';
import { PayLabel } from '#lending/servicing/PayLabel.tsx';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { RowLink } from '#platform/ui/actions/RowLink.tsx';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { withLoans } from '../loansSlice.ts';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { detailsMessages } from './detailsMessages.ts';
import { LoanFacts } from './LoanFacts.tsx';
import { LoanNotes } from '../LoanNotes.tsx';
import { loanNotesFor } from '../loanNotesFor.ts';
import '../loans.css';
import { useGetLoanQuery } from '../loansApi.ts';
import { LoansSkeleton } from '../LoansSkeleton.tsx';
import { messages } from '../messages.ts';
import { loanStatusLabel } from '../loanStatusLabel.ts';
import { NoSuchLoan } from '../NoSuchLoan.tsx';
import { RecentPayments } from './RecentPayments.tsx';

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
  const standing = getLoanStatus(record);
  const status = loanStatusLabel(standing);
  const cents = centsOf(record?.totalAmountDue);
  const paid = record === undefined ? null : recentInstallment(record);
  const isUnclear = record !== undefined && hasUnreadablePayment(record);
  const isPaid = isPaidUp(paid) || standing.status === 'paidAhead';
  const isDueHere =
    record !== undefined && !['transferred', 'dmi', 'specialServicing', 'nothingDue', 'unclear'].includes(standing.status);
  const notes = <LoanNotes notes={loanNotesFor(record, standing, isDueHere)} />;
  const officer = readableEntries(loan.contacts).find(({ role }) => role === 'LOAN_OFFICER');

  return (
    <>
      <Typography variant="subtitle1" sx={{ marginBottom: 3 }}>
        {addressLine(loan.property)}
      </Typography>
      <TwoColumns className="loan-details">
        <Stack spacing={3}>
          <Card>
            {paid !== null && <RecentInstallmentLine loanIdentifier={loan.loanIdentifier} paid={paid} />}
            {isUnclear && <UnreadablePaymentLine />}
            {paid === null && status !== null && (
              <StatusLabel tone={status.tone}>
                <FormattedMessage {...status.label} />
              </StatusLabel>
            )}
            {isDueHere && <DueLine record={record} standing={standing.status} />}
            {record !== undefined && <DueTimeline record={record} />}
            {!isDueHere && notes}
            <CardActions className="no-print">
              <PendingPaymentGate key={loan.loanIdentifier} loanIdentifier={loan.loanIdentifier}>
                {standing.isPayable && cents !== null && (
                  <Button
                    component={RouterLink}
                    to={payPath(loan, true)}
                    variant={isPaid || paid !== null || isUnclear ? 'outlined' : 'contained'}
                  >
                    <PayLabel isNext={isPaid} cents={cents} />
                  </Button>
                )}
              </PendingPaymentGate>
              <PrintButton variant="text" />
              <AddToCalendar loan={loan} />
            </CardActions>
            {isDueHere && notes}
          </Card>
          {(standing.status === 'dmi' || standing.status === 'specialServicing') && (
            <WhereToPay loanIdentifier={loan.loanIdentifier} standing={standing.status} />
          )}
          {record !== undefined && <RecentPayments loanIdentifier={loan.loanIdentifier} record={record} />}
          {record !== undefined && record.newServicer !== null && <NewServicerCard record={record} standing={standing} />}
        </Stack>
        <Stack spacing={3}>
          {isDueHere && (
            <SectionCard title={<FormattedMessage {...(isPaid ? messages.nextBreakdown : messages.breakdown)} />}>
              <AmountBreakdown record={record} />
              <Typography variant="body2" color="textSecondary">
                <FormattedMessage {...messages.notAStatement} />
                <br />
                <CallSupport />
              </Typography>
            </SectionCard>
          )}
          <LoanFacts loan={loan} />
        </Stack>
        <Stack spacing={3}>
          {officer !== undefined && <OfficerCard officer={officer} />}
          <div className="no-print">
            <SectionCard title={<FormattedMessage {...detailsMessages.more} />}>
              <List>
                <RowLink
                  to={paths.homeValue.ofLoan(loan.loanIdentifier)}
                  title={<FormattedMessage {...detailsMessages.homeValue} />}
                  description={<FormattedMessage {...detailsMessages.homeValueSays} />}
                />
                {record !== undefined && standing.status !== 'transferred' && (
                  <RowLink
                    to={paths.rateDrop.set({ loanNumber: loan.loanNumber })}
                    title={<FormattedMessage {...detailsMessages.rateDrop} />}
                    description={<FormattedMessage {...detailsMessages.rateDropSays} />}
                  />
                )}
                <RowLink
                  to={paths.help}
                  title={<FormattedMessage {...detailsMessages.whereToFind} />}
                  description={<FormattedMessage {...detailsMessages.lookingFor} />}
                />
              </List>
            </SectionCard>
          </div>
        </Stack>
      </TwoColumns>
    </>
  );
}
