import Stack from '@mui/material/Stack';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { loadMomentFormats } from '#domain/time/loadMomentFormats.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { useNavigateIfMounted } from '#platform/routing/useNavigateIfMounted.ts';

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
import { PaidRecentlyAlert } from './PaidRecentlyAlert.tsx';
import { recentlyPaidInstallment, type Payable } from './payable.ts';
import { ReviewStep } from './ReviewStep.tsx';

interface Props {
  payable: Payable;
  isReview: boolean;
  /** Preloads the outcome screen. Once a payment is sent, showing its outcome must not depend on another download. */
  loadOutcome: () => Promise<unknown>;
  /** Shown above the choice of a method, in place of the step indicator and page title. */
  heading?: ReactNode;
  /** Path to redirect to when this was already paid, but not from this device. */
  alreadyPaidPath?: string;
}

/** The steps of a payment: method, review, outcome. If a payment is already in progress, its outcome is looked up first. */
export function PaymentSteps({ payable, isReview, loadOutcome, heading, alreadyPaidPath }: Props) {
  const { terms, pages } = payable;
  const { subject, right, amount, dueDate } = terms;
  const dispatch = useDispatch();
  const navigate = useNavigateIfMounted();
  const intent = useSelector((state: WithPay) => selectIntent(state, subject));

  const isComingBack = useNavigationType() === NavigationType.Pop;
  // Opening this page after a payment has ended starts a new payment; going Back to it from a receipt does not.
  const [endedKey] = useState(() =>
    intent?.status === 'failed' || (intent?.status === 'succeeded' && !isComingBack) ? intent.key : null,
  );
  const outcomePath = intent === undefined || intent.key === endedKey ? null : outcomePathOf(intent, pages);
  const hasEnded = outcomePath !== null;

  const isOpening = intent === undefined || intent.status === 'opening' || intent.key === endedKey;
  // Deferred, so that a click can be handled while the form renders.
  const wasOpening = useDeferredValue(isOpening);
  const isPastChoice = isReview || intent?.status === 'submitting' || intent?.status === 'unknown';
  useEffect(() => {
    if (!isPastChoice) return;
    for (const load of [loadOutcome, loadMomentFormats]) void load().catch(() => undefined);
  }, [isPastChoice, loadOutcome]);

  // Keeps the reason for a rejection visible, even if the refetched record has changed: `paymentOpened` would replace the intent.
  const showsRefusal = isReview && intent?.status === 'refused';
  useEffect(() => {
    if (!hasEnded && !showsRefusal) dispatch(paymentOpened({ subject, right, amount, dueDate }));
  }, [dispatch, subject, right, amount, dueDate, hasEnded, showsRefusal]);

  const paid = recentlyPaidInstallment(payable);
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
        <CardSkeleton rowKind="fields" rows={3} />
      </>
    );
  }
  if (outcomePath !== null) return <Redirect to={outcomePath} />;
  if (intent.status === 'unknown' || intent.status === 'unanswerable') {
    return <CheckingStep isUnanswerable={intent.status === 'unanswerable'} />;
  }
  if (alreadyPaidPath !== undefined && intent.status !== 'submitting')
    return <DropIntent subject={subject} to={alreadyPaidPath} />;
  // A payment that is being sent stays visible even after Back, because its method can no longer be changed.
  if ((isReview || intent.status === 'submitting') && intent.method !== null)
    return <ReviewStep payable={payable} intent={intent} method={intent.method} />;
  // A review without a method means that the page was reloaded, so the method has to be chosen again.
  if (isReview) return <Redirect to={pages.mode} />;
  return (
    <>
      {title}
      {paid !== null && <PaidRecentlyAlert paid={paid} dueDate={dueDate} />}
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

/** Drops the intent from the store and the device because there is nothing left to pay, then redirects. */
function DropIntent({ subject, to }: { subject: string; to: string }) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(paymentDropped(subject)), [dispatch, subject]);
  return <Redirect to={to} />;
}

function outcomePathOf({ status, key }: PaymentIntent, { success, fail }: Payable['pages']): string | null {
  if (status === 'succeeded') return success(key);
  return status === 'failed' ? fail(key) : null;
}
