import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';

import type { Loan, LoanServicing } from '#contract/borrower.ts';
import { useGetLoanQuery } from '#features/loans/loansApi.ts';
import { paths } from '#platform/routing/paths.ts';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { QueryView } from '#platform/ui/QueryView.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';

import { CheckingStep } from './CheckingStep.tsx';
import { messages } from './messages.ts';
import { MethodStep } from './MethodStep.tsx';
import { PaySteps } from './PayFlow.tsx';
import { PayLayout } from './PayLayout.tsx';
import { methodChosen, paymentOpened, selectIntent, type PaymentIntent, type PayState } from './paySlice.ts';
import { ReviewStep } from './ReviewStep.tsx';

const loadOutcomeScreen = () => import(/* webpackChunkName: "PaymentOutcomeScreen" */ './PaymentOutcomeScreen.tsx');

/** `/pay/mode?loan=`: how to pay, then (`step=review`) the review. What is under way on this loan is asked about first. */
export function PayModeScreen() {
  const [search] = useSearchParams();
  const loan = useGetLoanQuery(search.get('loan') ?? '');
  return (
    <PayLayout loan={loan.currentData}>
      {loan.currentData === undefined && <PageTitle message={messages.modeTitle} />}
      <QueryView query={loan} skeleton={<Skeleton height="420px" />}>
        {(data) => <Payment loan={data} record={data.loanServicings[0]} isReview={search.get('step') === 'review'} />}
      </QueryView>
    </PayLayout>
  );
}

interface PaymentProps {
  loan: Loan;
  record: LoanServicing | undefined;
  isReview: boolean;
}

function Payment({ loan, record, isReview }: PaymentProps) {
  const { loanIdentifier } = loan;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const amount = record?.totalAmountDue ?? '0.00';
  const dueDate = record?.dueDate ?? '';
  const intent = useSelector((state: { pay: PayState }) => selectIntent(state, loanIdentifier));

  const isComingBack = useNavigationType() === NavigationType.Pop;
  // Who opens this page after a payment has ended means another one. Who goes Back to it from a receipt does not.
  const [former] = useState(() =>
    intent?.status === 'failed' || (intent?.status === 'succeeded' && !isComingBack) ? intent.key : null,
  );
  const ending = intent === undefined || intent.key === former ? null : endOf(intent);
  const hasEnded = ending !== null;

  const isPastChoice = isReview || intent?.status === 'submitting' || intent?.status === 'unknown';
  useEffect(() => {
    // Once money has moved, showing so must not hang on one more download.
    if (isPastChoice) void loadOutcomeScreen().catch(() => undefined);
  }, [isPastChoice]);

  useEffect(() => {
    if (!hasEnded) dispatch(paymentOpened({ loanIdentifier, amount, dueDate }));
  }, [dispatch, loanIdentifier, amount, dueDate, hasEnded]);

  if (intent === undefined || intent.status === 'opening' || intent.key === former) {
    return (
      <>
        <PageTitle message={messages.openingTitle} />
        <Skeleton height="420px" />
      </>
    );
  }
  if (ending !== null) return <Navigate replace to={ending} />;
  if (intent.status === 'unknown' || intent.status === 'unanswerable') {
    return <CheckingStep isUnanswerable={intent.status === 'unanswerable'} />;
  }
  // One that is on its way stays in sight, also after Back: there is nothing to choose any more.
  if ((isReview || intent.status === 'submitting') && intent.method !== null)
    return <ReviewStep loan={loan} intent={intent} method={intent.method} />;
  // A review without a method is one whose page was reloaded: the choice is made again.
  if (isReview) return <Navigate replace to={paths.pay.mode(loanIdentifier)} />;
  return (
    <>
      <PaySteps current={1} />
      <PageTitle message={messages.modeTitle} />
      <MethodStep
        loan={loan}
        intent={intent}
        onChosen={(method) => {
          dispatch(methodChosen({ loanIdentifier, method }));
          void navigate(paths.pay.review(loanIdentifier));
        }}
      />
    </>
  );
}

function endOf({ status, key }: PaymentIntent): string | null {
  if (status === 'succeeded') return paths.pay.success(key);
  return status === 'failed' ? paths.pay.fail(key) : null;
}
