import Stack from '@mui/material/Stack';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { loadLocalTimes } from '#domain/time/loadLocalTimes.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { useNavigateFromHere } from '#platform/routing/useNavigateFromHere.ts';

import {
  methodChosen,
  paymentDropped,
  paymentOpened,
  selectIntent,
  type PaymentIntent,
  type WithPay,
} from '../intent/paySlice.ts';
import { CheckingStep } from '../outcome/CheckingStep.tsx';
import { PaySteps } from '../PaySteps.tsx';
import { MethodStep } from './MethodStep.tsx';
import { PaidBefore } from './PaidBefore.tsx';
import { paidBefore, type Payable } from './payable.ts';
import { ReviewStep } from './ReviewStep.tsx';

interface Props {
  payable: Payable;
  isReview: boolean;
  /** Loads the screen of the outcome in advance, as the times in it are: once money has moved, showing it must not depend on another download. */
  loadOutcome: () => Promise<unknown>;
  /** Shown above the choice of a method, in place of the usual steps and title. */
  heading?: ReactNode;
  /** Where to go when it was paid already, and not by a payment of this device. */
  paidElsewhere?: string;
}

/** How to pay, the review, and the outcome. A payment that is already under way is asked about first. */
export function PaymentSteps({ payable, isReview, loadOutcome, heading, paidElsewhere }: Props) {
  const { terms, pages } = payable;
  const { subject, right, amount, dueDate } = terms;
  const dispatch = useDispatch();
  const navigate = useNavigateFromHere();
  const intent = useSelector((state: WithPay) => selectIntent(state, subject));

  const isComingBack = useNavigationType() === NavigationType.Pop;
  // Opening this page after a payment has ended means another payment; going Back to it from a receipt does not.
  const [former] = useState(() =>
    intent?.status === 'failed' || (intent?.status === 'succeeded' && !isComingBack) ? intent.key : null,
  );
  const ending = intent === undefined || intent.key === former ? null : endOf(intent, pages);
  const hasEnded = ending !== null;

  const isOpening = intent === undefined || intent.status === 'opening' || intent.key === former;
  // The form is rendered piece by piece, so that a press gets its turn.
  const wasOpening = useDeferredValue(isOpening);
  const isPastChoice = isReview || intent?.status === 'submitting' || intent?.status === 'unknown';
  useEffect(() => {
    if (!isPastChoice) return;
    for (const load of [loadOutcome, loadLocalTimes]) void load().catch(() => undefined);
  }, [isPastChoice, loadOutcome]);

  // The reason of a refusal stays in view, though the record that was read after it may say something else by now.
  const isToldWhy = isReview && intent?.status === 'refused';
  useEffect(() => {
    if (!hasEnded && !isToldWhy) dispatch(paymentOpened({ subject, right, amount, dueDate }));
  }, [dispatch, subject, right, amount, dueDate, hasEnded, isToldWhy]);

  const paid = paidBefore(payable);
  const title = heading ?? (
    <>
      <PaySteps current={1} />
      <PageTitle />
    </>
  );
  if (isOpening || wasOpening) {
    return (
      <>
        {title}
        <CardSkeleton of="fields" rows={3} />
      </>
    );
  }
  if (ending !== null) return <Redirect to={ending} />;
  if (intent.status === 'unknown' || intent.status === 'unanswerable') {
    return <CheckingStep isUnanswerable={intent.status === 'unanswerable'} />;
  }
  if (paidElsewhere !== undefined && intent.status !== 'submitting') return <PutAside subject={subject} to={paidElsewhere} />;
  // A payment that is being sent stays in view, even after Back: the method cannot be changed anymore.
  if ((isReview || intent.status === 'submitting') && intent.method !== null)
    return <ReviewStep payable={payable} intent={intent} method={intent.method} />;
  // A review without a method means that the page was reloaded: the method has to be chosen again.
  if (isReview) return <Redirect to={pages.mode} />;
  return (
    <>
      {title}
      {paid !== null && <PaidBefore paid={paid} dueDate={dueDate} />}
      <Stack spacing={2}>
        <MethodStep
          payable={payable}
          intent={intent}
          onChosen={(method, email) => {
            dispatch(methodChosen({ subject, method, email }));
            void navigate(pages.review);
          }}
        />
      </Stack>
    </>
  );
}

/** There is nothing to pay, so this page and the device drop the intent. */
function PutAside({ subject, to }: { subject: string; to: string }) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(paymentDropped(subject)), [dispatch, subject]);
  return <Redirect to={to} />;
}

function endOf({ status, key }: PaymentIntent, { success, fail }: Payable['pages']): string | null {
  if (status === 'succeeded') return success(key);
  return status === 'failed' ? fail(key) : null;
}
