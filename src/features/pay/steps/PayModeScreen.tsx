import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { withPayment } from '../intent/payFeature.ts';
import { selectIntent, type WithPay } from '../intent/paySlice.ts';
import { PayLayout } from '../PayLayout.tsx';
import { PaySteps } from '../PaySteps.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import { PayableView } from './PayableView.tsx';
import { usePayable } from './usePayable.ts';

const loadOutcome = () => import(/* webpackChunkName: "PaymentOutcomeScreen" */ '../outcome/PaymentOutcomeScreen.tsx');

function PayMode() {
  const [search] = useSearchParams();
  const isReview = search.get('step') === 'review';
  const query = usePayable('mode');
  const subject = query.currentData;
  const about = subject?.kind === 'loan' ? subject.loan : undefined;
  const intent = useSelector((state: WithPay) => selectIntent(state, about?.terms.subject ?? ''));
  return (
    <PayLayout about={about} method={isReview ? (intent?.method ?? undefined) : undefined} showsAmount={isReview}>
      {subject?.kind !== 'loan' && (
        <>
          <PaySteps current={1} />
          <PageTitle />
        </>
      )}
      <PayableView query={query} skeleton={<CardSkeleton rowKind="fields" rows={3} />}>
        {(loan) => <PaymentSteps payable={loan} isReview={isReview} loadOutcome={loadOutcome} />}
      </PayableView>
    </PayLayout>
  );
}

/** `/pay/mode`: choice of a payment method, then the review (`step=review`). `?loan=` selects a loan of the signed-in borrower. */
export const PayModeScreen = withPayment(PayMode);
