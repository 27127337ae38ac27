import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

import type { Loan } from '#lending/servicing/loanTypes.ts';
import { isServicedElsewhere, getLoanStatus } from '#domain/loanStatus.ts';
import { centsOf } from '#domain/money.ts';
import { hasUnreadablePayment, isInstallmentPaid, recentInstallment } from '#domain/recentInstallment.ts';
import { countUnreadable, readableEntries } from '#domain/unreadable.ts';
import { cacheLoanFromList, useGetLoansQuery } from '#features/loans/loansApi.ts';
import { PendingPaymentGate } from '#lending/payments/PendingPaymentGate.tsx';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { DueDateText } from '#lending/servicing/DueDateText.tsx';
import { OtherServicerInfo } from '#lending/servicing/otherServicer/OtherServicerInfo.tsx';
import { maskedLoan, unreadableLoans } from '#lending/servicing/maskedLoan.ts';
import { RecentInstallmentLine, UnreadablePaymentLine } from '#lending/servicing/RecentInstallmentLine.tsx';
import { PayLabel } from '#lending/servicing/PayLabel.tsx';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { messages } from './messages.ts';
import { onlyPayableLoan, payableLoans } from './payableLoans.ts';
import { messages as startMessages } from './startMessages.ts';

/** Loaded lazily, because a signed-in borrower does not need the guest form. */
const VisitorPayOptions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "VisitorsWays" */ './guest/VisitorPayOptions.tsx')).VisitorPayOptions,
}));

/** `/pay`: lists the borrower's payable loans, or shows a visitor how to pay; both with the phone number. */
export function PayStartScreen() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { data: own, isLoading } = useGetLoansQuery(isLoggedIn ? undefined : skipToken);
  const hasNone = own !== undefined && payableLoans(own).length === 0 && countUnreadable(own) === 0;

  return (
    <NarrowColumn spacing={4}>
      <PageTitle />
      <RedirectNotice />
      {isLoggedIn ? (
        <>
          <LoansToPay />
          {!isLoading && !(hasNone && loansPaidElsewhere(readableEntries(own)).length > 0) && (
            <PayByPhone isPaidElsewhere={hasNone} />
          )}
        </>
      ) : (
        <Suspense fallback={<CardSkeleton rowKind="fields" rows={1} />}>
          <VisitorPayOptions />
          <PayByPhone isPaidElsewhere={false} />
        </Suspense>
      )}
    </NarrowColumn>
  );
}

/**
 * Explains why the visitor was redirected here: `?notice=` is set when the requested page needs an identity check or a payment reference
 * first. Null when there was no redirect.
 */
function useRedirectNotice(): (typeof startMessages)['needsCheck' | 'needsPayment'] | null {
  const [search] = useSearchParams();
  const notice = search.get('notice');
  if (notice === 'check') return startMessages.needsCheck;
  return notice === 'payment' ? startMessages.needsPayment : null;
}

function RedirectNotice() {
  const why = useRedirectNotice();
  return why === null ? null : (
    <Alert severity="info" role="note">
      <FormattedMessage {...why} />
    </Alert>
  );
}

/** Rendered below content that is still loading, so that the phone number does not jump when that content appears. */
function PayByPhone({ isPaidElsewhere }: { isPaidElsewhere: boolean }) {
  const { support } = useConfig();
  return (
    <SectionCard title={<FormattedMessage {...(isPaidElsewhere ? messages.questions : messages.byPhone)} />}>
      <p>
        <PhoneLink phone={support.phone} />
      </p>
      <p>{support.hours}</p>
      {!isPaidElsewhere && (
        <>
          <p>
            <FormattedMessage {...startMessages.haveReady} />
          </p>
          <p>
            <FormattedMessage {...messages.noFee} />
          </p>
        </>
      )}
    </SectionCard>
  );
}

function LoansToPay() {
  const loans = useGetLoansQuery();
  const why = useRedirectNotice();
  const dispatch = useDispatch<PortalDispatch>();
  const only = onlyPayableLoan(loans.currentData ?? []);
  // Copies the loan from the list into the `getLoan` cache, so the details page opens without another request.
  useEffect(() => {
    if (only !== null) dispatch(cacheLoanFromList(only));
  }, [dispatch, only]);
  return (
    <QueryView
      query={loans}
      skeleton={<CardSkeleton rowKind="facts" rows={2} />}
      isEmpty={(list) => payableLoans(list).length === 0 && countUnreadable(list) === 0}
      empty={<NothingToPay loans={readableEntries(loans.data ?? [])} />}
    >
      {(list) =>
        // With a single payable loan there is nothing to choose, so go straight to it, unless a notice about a redirect must be read
        // first.
        only !== null && why === null ? (
          <Redirect to={paths.pay.details(only.loanIdentifier)} />
        ) : (
          <Stack component="section" spacing={2}>
            <Typography variant="subtitle1">
              <FormattedMessage {...startMessages.startSignedIn} />
            </Typography>
            {payableLoans(list)
              .slice(0, MAX_LOANS_SHOWN)
              .map((loan, nth) => (
                <LoanToPay key={loan.loanIdentifier} loan={loan} isLead={nth === 0} />
              ))}
            {countUnreadable(list) > 0 && (
              <UnreadableNotice title={<FormattedMessage {...unreadableLoans} values={{ count: countUnreadable(list) }} />} />
            )}
            {payableLoans(list).length > MAX_LOANS_SHOWN && (
              <CardActions>
                <Button component={RouterLink} variant="outlined" to={paths.loans.list}>
                  <FormattedMessage {...messages.seeLoans} />
                </Button>
              </CardActions>
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}

/** Shown when none of the loans can be paid here. Loans that are paid elsewhere are listed with the company that takes their payments. */
function NothingToPay({ loans }: { loans: Loan[] }) {
  const lead = (
    <p>
      <FormattedMessage {...startMessages.nothingToPay} />
    </p>
  );
  const seeLoans = (
    <Button component={RouterLink} variant="outlined" to={paths.loans.list}>
      <FormattedMessage {...messages.seeLoans} />
    </Button>
  );
  if (loansPaidElsewhere(loans).length === 0) return <EmptyState action={seeLoans}>{lead}</EmptyState>;
  return (
    <Stack spacing={4}>
      {lead}
      {loansPaidElsewhere(loans)
        .slice(0, MAX_LOANS_SHOWN)
        .map(({ loanIdentifier, loanNumber, property, loanServicings: [record] }) => (
          <Stack key={loanIdentifier} component="section" spacing={2}>
            <div>
              <h2>{addressLine(property)}</h2>
              <Typography color="textSecondary">
                <FormattedMessage {...maskedLoan} values={{ lastFour: loanNumber.slice(-4) }} />
              </Typography>
            </div>
            {record !== undefined && <OtherServicerInfo loanIdentifier={loanIdentifier} record={record} />}
          </Stack>
        ))}
      <CardActions>{seeLoans}</CardActions>
    </Stack>
  );
}

/** Maximum number of loans shown on this page; the loan list has all of them. */
const MAX_LOANS_SHOWN = 10;

const loansPaidElsewhere = (loans: Loan[]) =>
  loans.filter((loan) => isServicedElsewhere(getLoanStatus(loan.loanServicings[0]).status));

/** @param isLead true for the most urgent loan, which gets the page's only filled button */
function LoanToPay({ loan, isLead }: { loan: Loan; isLead: boolean }) {
  const record = loan.loanServicings[0];
  const cents = centsOf(record?.totalAmountDue);
  if (record === undefined || cents === null) return null;
  const paid = recentInstallment(record);
  const isUnclear = hasUnreadablePayment(record);
  const isNext = isInstallmentPaid(paid) || getLoanStatus(record).status === 'paidAhead';
  return (
    <SectionCard title={addressLine(loan.property)}>
      {paid !== null && <RecentInstallmentLine loanIdentifier={loan.loanIdentifier} paid={paid} />}
      {isUnclear && <UnreadablePaymentLine />}
      <Typography color="textSecondary">
        <FormattedMessage {...maskedLoan} values={{ lastFour: loan.loanNumber.slice(-4) }} />
        <br />
        <DueDateText record={record} isNext={isNext} />
      </Typography>
      <PendingPaymentGate loanIdentifier={loan.loanIdentifier}>
        <Button
          component={RouterLink}
          variant={!isLead || isNext || paid !== null || isUnclear ? 'outlined' : 'contained'}
          to={paths.pay.details(loan.loanIdentifier)}
        >
          <PayLabel isNext={isNext} cents={cents} />
        </Button>
      </PendingPaymentGate>
    </SectionCard>
  );
}
