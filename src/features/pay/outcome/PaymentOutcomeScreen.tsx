import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

import type { PaymentReceipt } from '#contract/payment.ts';
import { useGetPaymentOutcomeQuery } from '#lending/payments/paymentOutcomeApi.ts';
import type { DeclineReason } from '#lending/payments/paymentOutcomeApi.ts';
import { httpStatusOf } from '#platform/api/portalError.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { NeedsSession } from '#platform/session/screens/NeedsSession.tsx';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';

import { withPayment } from '../intent/payFeature.ts';
import { messages as payMessages } from '../messages.ts';
import { messages } from './outcomeMessages.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { DeclinedPage, Receipt } from './Receipt.tsx';

function PaymentOutcome({ shows }: { shows: 'succeeded' | 'failed' }) {
  const [search] = useSearchParams();
  const reference = search.get('ref') ?? '';
  const outcome = useGetPaymentOutcomeQuery(reference, { refetchOnMountOrArgChange: true });
  const isLoggedIn = useIsLoggedIn();

  // A borrower's payment is shown only to that borrower, so ask for a sign-in. A signed-in user who gets a 401 would be redirected in a
  // loop.
  if (!isLoggedIn && outcome.currentData === undefined && isSignInNeeded(outcome.error)) {
    return <NeedsSession returnUrl={(shows === 'succeeded' ? paths.pay.success : paths.pay.fail)(reference)} />;
  }
  return (
    <OutcomeView query={outcome} notFound={<NoSuchPayment />}>
      {(ended) => {
        if (ended.state === 'succeeded') {
          if (shows !== 'succeeded') return <Redirect to={paths.pay.success(reference)} />;
          return <LoanReceipt receipt={ended.receipt} />;
        }
        if (shows !== 'failed') return <Redirect to={paths.pay.fail(reference)} />;
        return <Declined loanIdentifier={ended.loanIdentifier} reason={ended.reason} />;
      }}
    </OutcomeView>
  );
}

/**
 * `/pay/success?ref=` and `/pay/fail?ref=`: the outcome of a payment, as reported by the payment API. Each page redirects to the other
 * when the outcome does not match its path.
 */
export const PaymentOutcomeScreen = withPayment(PaymentOutcome);

const isSignInNeeded = (error: unknown) => httpStatusOf(error) === 401;

function LoanReceipt({ receipt }: { receipt: PaymentReceipt }) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <Receipt
      receipt={receipt}
      title={messages.successTitle}
      nextAction={
        isLoggedIn ? (
          <Button component={RouterLink} variant="contained" to={paths.loans.list}>
            <FormattedMessage {...payMessages.seeLoans} />
          </Button>
        ) : (
          <Button component={RouterLink} variant="outlined" to={paths.auth.signUp}>
            <FormattedMessage {...messages.signUpAfter} />
          </Button>
        )
      }
      printNote={isLoggedIn && receipt.property !== undefined ? <FormattedMessage {...messages.seeAgain} /> : null}
    />
  );
}

function Declined({ loanIdentifier, reason }: { loanIdentifier: string; reason: DeclineReason }) {
  const isLoggedIn = useIsLoggedIn();
  return <DeclinedPage reason={reason} tryAnother={paths.pay.mode(isLoggedIn ? loanIdentifier : undefined)} />;
}

function NoSuchPayment() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <OutcomePage
      tone="info"
      title={messages.paymentNotFoundTitle}
      actions={
        <Button component={RouterLink} variant="contained" to={isLoggedIn ? paths.loans.list : paths.pay.start}>
          <FormattedMessage {...(isLoggedIn ? payMessages.seeLoans : messages.toPay)} />
        </Button>
      }
    >
      <p>
        <FormattedMessage {...(isLoggedIn ? messages.paymentNotFound : messages.guestPaymentNotFound)} />
      </p>
      {!isLoggedIn && (
        <p>
          <CallSupport />
        </p>
      )}
    </OutcomePage>
  );
}

const useIsLoggedIn = () => useSelector(selectIsLoggedIn);
