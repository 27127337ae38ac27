import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';

import type { DeclineReason, PaymentReceipt } from '#contract/payment.ts';
import { statusOf, type PortalError } from '#platform/api/portalError.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { selectIsLoggedIn, type SessionSlice } from '#platform/session/sessionSlice.ts';
import { SignInPrompt } from '#platform/session/SignInPrompt.tsx';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { OutcomePage } from '#platform/ui/OutcomePage.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { QueryView } from '#platform/ui/QueryView.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';

import { CheckingStep } from './CheckingStep.tsx';
import { messages as payMessages } from './messages.ts';
import { messages } from './outcomeMessages.ts';
import { useGetPaymentOutcomeQuery } from './payApi.ts';
import { PaySteps } from './PayFlow.tsx';
import { PayLayout } from './PayLayout.tsx';
import { DeclinedPage, Receipt } from './Receipt.tsx';

/** Milliseconds between questions while a payment is still running. */
const POLL_MS = 2000;

/**
 * `/pay/success?ref=` and `/pay/fail?ref=`: how a payment ended, as the payment API has it. Which of the two addresses was
 * opened decides nothing: each leads to the other when the truth is there.
 */
export function PaymentOutcomeScreen({ shows }: { shows: 'succeeded' | 'failed' }) {
  const [search] = useSearchParams();
  const reference = search.get('ref') ?? '';
  const outcome = useGetPaymentOutcomeQuery(reference, { refetchOnMountOrArgChange: true });
  const isRunning = outcome.currentData?.state === 'running';
  useGetPaymentOutcomeQuery(reference, { pollingInterval: isRunning ? POLL_MS : 0 });

  // A borrower's payment is shown to that borrower.
  if (outcome.currentData === undefined && isSignInNeeded(outcome.error)) {
    return <SignInPrompt returnUrl={(shows === 'succeeded' ? paths.pay.success : paths.pay.fail)(reference)} />;
  }
  return (
    <PayLayout>
      {outcome.currentData === undefined && <PageTitle message={messages.outcomeTitle} />}
      <QueryView query={outcome} skeleton={<Skeleton height="420px" />}>
        {(data) => {
          switch (data.state) {
            case 'succeeded':
              return shows === 'succeeded' ? (
                <LoanReceipt receipt={data.receipt} />
              ) : (
                <Navigate replace to={paths.pay.success(reference)} />
              );
            case 'failed':
              return shows === 'failed' ? (
                <Declined loanIdentifier={data.loanIdentifier} reason={data.reason} />
              ) : (
                <Navigate replace to={paths.pay.fail(reference)} />
              );
            case 'running':
              return <CheckingStep isUnanswerable={false} />;
            case 'none':
              // Known from before this payment was sent, perhaps: what is being asked now decides.
              return outcome.isFetching ? (
                <>
                  <PageTitle message={messages.outcomeTitle} />
                  <Skeleton height="420px" />
                </>
              ) : (
                <NoSuchPayment />
              );
          }
        }}
      </QueryView>
    </PayLayout>
  );
}

const isSignInNeeded = (error: unknown) => error !== undefined && statusOf(error as PortalError) === 401; // queries fail with nothing else

function LoanReceipt({ receipt }: { receipt: PaymentReceipt }) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      <PaySteps current={3} />
      <Receipt
        receipt={receipt}
        goOn={
          isLoggedIn ? (
            <ActionLink look="primary" to={paths.loans.list}>
              <FormattedMessage {...payMessages.seeLoans} />
            </ActionLink>
          ) : (
            <ActionLink to={paths.auth.signUp}>
              <FormattedMessage {...messages.signUpAfter} />
            </ActionLink>
          )
        }
      />
    </>
  );
}

function Declined({ loanIdentifier, reason }: { loanIdentifier: string; reason: DeclineReason }) {
  const isLoggedIn = useIsLoggedIn();
  return <DeclinedPage reason={reason} tryAnother={paths.pay.mode(isLoggedIn ? loanIdentifier : undefined)} />;
}

function NoSuchPayment() {
  const isLoggedIn = useIsLoggedIn();
  const { support } = useConfig();
  return (
    <OutcomePage
      tone="info"
      title={messages.paymentNotFoundTitle}
      actions={
        <ActionLink look="primary" to={isLoggedIn ? paths.loans.list : paths.pay.start}>
          <FormattedMessage {...(isLoggedIn ? payMessages.seeLoans : messages.toPay)} />
        </ActionLink>
      }
    >
      <p>
        <FormattedMessage {...(isLoggedIn ? messages.paymentNotFound : messages.guestPaymentNotFound)} />
      </p>
      {!isLoggedIn && (
        <p>
          <FormattedMessage {...payMessages.callUs} values={{ phone: support.phone, hours: support.hours }} />
        </p>
      )}
    </OutcomePage>
  );
}

const useIsLoggedIn = () => useSelector((state: { session: SessionSlice }) => selectIsLoggedIn(state));
