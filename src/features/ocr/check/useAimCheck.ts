import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { formatApiAmount } from '#domain/money.ts';
import { retryAfterMs } from '#platform/api/responses/failedReads.ts';
import { isClearRefusal, isFinalRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCodeAndMessage } from '#platform/api/describeError.ts';
import { httpStatusOf, isPortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { usePolling } from '#platform/query/usePolling.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';

import type { IncomeLink } from '../flow/IncomeStep.tsx';
import { useCreateAimCheckMutation, useGetIncomeCheckQuery, type IncomeCheck } from '../ocrApi.ts';
import {
  checkAnswered,
  checkRequested,
  checkShown,
  checkUnanswered,
  selectStartedCheck,
  type AimProblem,
  type WithOcr,
} from '../ocrSlice.ts';
import { readPendingCheck, endCheckAttempt, beginCheckAttempt } from './attempts.ts';

const POLL_MS = 1500;
/** Interval at which a running check's key is sent again. If the lender lost track of the check, this resumes it. */
const KEY_RESEND_INTERVAL_MS = 10_000;
/** Delays after the first inconclusive responses. `LATER_RETRY_DELAY_MS` is used after that. */
const RETRY_DELAYS_MS = [2000, 4000, 8000];
const LATER_RETRY_DELAY_MS = 15_000;

/**
 * Runs the income check. It starts at most one check however often the button is clicked, repeats the request with the same idempotency
 * key until the outcome is known, and then polls the lender.
 * @param monthly monthly income on screen, in cents; null while something is missing
 */
export function useAimCheck({ aimCheck }: IncomeCheck, { token, tag }: IncomeLink, monthly: number | null) {
  const dispatch = useDispatch<PortalDispatch>();
  const [create] = useCreateAimCheckMutation();
  const { refetch, error: lastError } = useGetIncomeCheckQuery({ token });
  const startedCheck = useSelector((state: WithOcr) => selectStartedCheck(state, tag));
  const isAsking = startedCheck?.isPending ?? false;
  const isBusy = useRef(false);
  const isMounted = useIsMounted();

  const send = (idempotencyKey: string, cents: number) =>
    create({ tag, income: dispatch(putSecret({ monthlyIncome: formatApiAmount(cents) })), idempotencyKey });
  const repeat = async () => {
    const stored = dispatch(readPendingCheck(tag));
    if (stored === null || monthly === null) return;
    const { error } = await send(stored.key, monthly);
    if (isFinalRefusal(error)) dispatch(endCheckAttempt(tag));
  };

  const isRunning = aimCheck?.state === 'running';
  usePolling(isRunning, () => (document.visibilityState === 'visible' ? refetch() : undefined), POLL_MS, lastError);
  usePolling(isRunning && !isAsking, () => void repeat(), KEY_RESEND_INTERVAL_MS);
  const endedCheckId = aimCheck !== null && !isRunning ? aimCheck.aimCheckId : null;
  useEffect(() => {
    const stored = dispatch(readPendingCheck(tag));
    if (endedCheckId !== null && stored !== null && stored.before !== endedCheckId) dispatch(endCheckAttempt(tag));
  }, [dispatch, endedCheckId, tag]);

  const start = async () => {
    if (isBusy.current || monthly === null) return;
    isBusy.current = true;
    dispatch(checkRequested({ tag }));
    const key = dispatch(beginCheckAttempt(tag, aimCheck?.aimCheckId ?? null));
    for (let turn = 0; ; turn += 1) {
      const { data, error } = await send(key, monthly);
      const end = data === undefined ? toAimProblem(error) : null;
      if (end !== 'unclear') {
        // The next click needs a new key, unless this check may still be running.
        const goesOn = data === undefined ? !isFinalRefusal(error) : data.state === 'running';
        if (!goesOn) dispatch(endCheckAttempt(tag));
        if (!isMounted()) return;
        dispatch(checkAnswered({ tag, problem: end }));
        break;
      }
      if (!isMounted()) return;
      dispatch(checkUnanswered({ tag, lost: turn + 1 }));
      await wait(Math.max(RETRY_DELAYS_MS[turn] ?? LATER_RETRY_DELAY_MS, retryAfterMs(error) ?? 0));
      if (!isMounted()) return;
    }
    isBusy.current = false;
    // The page renders the check from the lender's data, so refetch it before the waiting panel is hidden.
    await refetch();
    if (isMounted()) dispatch(checkShown({ tag }));
  };

  return { start, isAsking, isRunning, lost: startedCheck?.lostResponses ?? 0, problem: startedCheck?.problem ?? null };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function toAimProblem(error: unknown): AimProblem | 'unclear' {
  if (!isPortalError(error)) return 'unclear';
  const { code } = refusalCodeAndMessage(error);
  // The lender rejects a reused key with a different amount: the income changed after the key was first sent.
  if (code === 'incomeChanged' || httpStatusOf(error) === 422) return { kind: 'changed' };
  return isClearRefusal(error) ? { kind: 'refused', error } : 'unclear';
}
