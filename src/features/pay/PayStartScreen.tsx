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

import type { Loan } from '#lending/servicing/loanShapes.ts';
import { isPaidElsewhere, standingOf } from '#domain/loanStanding.ts';
import { centsOf } from '#domain/money.ts';
import { hasUnclearPayment, isPaid, paidLately } from '#domain/paidLately.ts';
import { countUnreadable, readable } from '#domain/unreadable.ts';
import { keepFromList, useGetLoansQuery } from '#features/loans/loansApi.ts';
import { UnlessSent } from '#lending/payments/UnlessSent.tsx';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { DueWords } from '#lending/servicing/DueWords.tsx';
import { PaidElsewhere } from '#lending/servicing/elsewhere/PaidElsewhere.tsx';
import { maskedLoan, unreadableLoans } from '#lending/servicing/maskedLoan.ts';
import { PaidLine, UnclearPaymentLine } from '#lending/servicing/PaidLine.tsx';
import { PayWords } from '#lending/servicing/PayWords.tsx';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { PortalDispatch } from '#platform/listen.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { messages } from './messages.ts';
import { onlyPayable, payable } from './onlyLoan.ts';
import { messages as startMessages } from './startMessages.ts';

/** Loaded lazily, because a signed-in borrower does not need the guest form. */
const VisitorsWays = lazy(async () => ({
  default: (await import(/* webpackChunkName: "VisitorsWays" */ './guest/VisitorsWays.tsx')).VisitorsWays,
}));

/** `/pay`: lists the borrower's payable loans, or shows a visitor how to pay; both with the phone number. */
export function PayStartScreen() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { data: own, isLoading } = useGetLoansQuery(isLoggedIn ? undefined : skipToken);
  const hasNone = own !== undefined && payable(own).length === 0 && countUnreadable(own) === 0;

  return (
    <Flow spacing={4}>
      <PageTitle />
      <WhyHere />
      {isLoggedIn ? (
        <>
          <LoansToPay />
          {!isLoading && !(hasNone && paidElsewhere(readable(own)).length > 0) && <ByPhone isPaidElsewhere={hasNone} />}
        </>
      ) : (
        <Suspense fallback={<CardSkeleton of="fields" rows={1} />}>
          <VisitorsWays />
          <ByPhone isPaidElsewhere={false} />
        </Suspense>
      )}
    </Flow>
  );
}

/**
 * Explains why the visitor was redirected here: `?notice=` is set when the requested page needs an identity check or a payment reference
 * first. Null when there was no redirect.
 */
function useWhy(): (typeof startMessages)['needsCheck' | 'needsPayment'] | null {
  const [search] = useSearchParams();
  const notice = search.get('notice');
  if (notice === 'check') return startMessages.needsCheck;
  return notice === 'payment' ? startMessages.needsPayment : null;
}

function WhyHere() {
  const why = useWhy();
  return why === null ? null : (
    <Alert severity="info" role="note">
      <FormattedMessage {...why} />
    </Alert>
  );
}

/** The phone number. Rendered below content that is still loading, so that it does not jump when that content appears. */
function ByPhone({ isPaidElsewhere }: { isPaidElsewhere: boolean }) {
  const { support } = useConfig();
  return (
    <ScreenCard title={<FormattedMessage {...(isPaidElsewhere ? messages.questions : messages.byPhone)} />}>
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
    </ScreenCard>
  );
}

function LoansToPay() {
  const loans = useGetLoansQuery();
  const why = useWhy();
  const dispatch = useDispatch<PortalDispatch>();
  const only = onlyPayable(loans.currentData ?? []);
  // Copies the loan from the list into the `getLoan` cache, so the details page opens without another request.
  useEffect(() => {
    if (only !== null) dispatch(keepFromList(only));
  }, [dispatch, only]);
  return (
    <QueryView
      query={loans}
      skeleton={<CardSkeleton of="facts" rows={2} />}
      isEmpty={(list) => payable(list).length === 0 && countUnreadable(list) === 0}
      empty={<NothingToPay loans={readable(loans.data ?? [])} />}
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
            {payable(list)
              .slice(0, SHOWN)
              .map((loan, nth) => (
                <LoanToPay key={loan.loanIdentifier} loan={loan} isLead={nth === 0} />
              ))}
            {countUnreadable(list) > 0 && (
              <UnreadableNotice title={<FormattedMessage {...unreadableLoans} values={{ count: countUnreadable(list) }} />} />
            )}
            {payable(list).length > SHOWN && (
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
  const says = (
    <p>
      <FormattedMessage {...startMessages.nothingToPay} />
    </p>
  );
  const seeLoans = (
    <Button component={RouterLink} variant="outlined" to={paths.loans.list}>
      <FormattedMessage {...messages.seeLoans} />
    </Button>
  );
  if (paidElsewhere(loans).length === 0) return <EmptyState action={seeLoans}>{says}</EmptyState>;
  return (
    <Stack spacing={4}>
      {says}
      {paidElsewhere(loans)
        .slice(0, SHOWN)
        .map(({ loanIdentifier, loanNumber, property, loanServicings: [record] }) => (
          <Stack key={loanIdentifier} component="section" spacing={2}>
            <div>
              <h2>{addressLine(property)}</h2>
              <Typography color="textSecondary">
                <FormattedMessage {...maskedLoan} values={{ lastFour: loanNumber.slice(-4) }} />
              </Typography>
            </div>
            {record !== undefined && <PaidElsewhere loanIdentifier={loanIdentifier} record={record} />}
          </Stack>
        ))}
      <CardActions>{seeLoans}</CardActions>
    </Stack>
  );
}

/** Maximum number of loans shown on this page; the loan list has all of them. */
const SHOWN = 10;

const paidElsewhere = (loans: Loan[]) => loans.filter((loan) => isPaidElsewhere(standingOf(loan.loanServicings[0]).standing));

/** @param isLead true for the most urgent loan, which gets the page's only filled button */
function LoanToPay({ loan, isLead }: { loan: Loan; isLead: boolean }) {
  const record = loan.loanServicings[0];
  const cents = centsOf(record?.totalAmountDue);
  if (record === undefined || cents === null) return null;
  const paid = paidLately(record);
  const isUnclear = hasUnclearPayment(record);
  const isNext = isPaid(paid) || standingOf(record).standing === 'paidAhead';
  return (
    <ScreenCard title={addressLine(loan.property)}>
      {paid !== null && <PaidLine loanIdentifier={loan.loanIdentifier} paid={paid} />}
      {isUnclear && <UnclearPaymentLine />}
      <Typography color="textSecondary">
        <FormattedMessage {...maskedLoan} values={{ lastFour: loan.loanNumber.slice(-4) }} />
        <br />
        <DueWords record={record} isNext={isNext} />
      </Typography>
      <UnlessSent loanIdentifier={loan.loanIdentifier}>
        <Button
          component={RouterLink}
          variant={!isLead || isNext || paid !== null || isUnclear ? 'outlined' : 'contained'}
          to={paths.pay.details(loan.loanIdentifier)}
        >
          <PayWords isNext={isNext} cents={cents} />
        </Button>
      </UnlessSent>
    </ScreenCard>
  );
}
