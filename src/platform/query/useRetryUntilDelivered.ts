import { useEffect, useEffectEvent, useState } from 'react';

import { isFinalRefusal, wasNotProcessed } from '#platform/api/clearRefusal.ts';
import { httpStatusOf } from '#platform/api/portalError.ts';

/** Delay before each attempt; the last value applies to all further attempts. */
const RETRY_DELAYS_MS = [0, 2000, 5000, 15_000, 60_000];

/**
 * Sends something to the lender in the background and retries until it succeeds or is finally rejected. Also retries as soon as the
 * browser is back online. The request must be idempotent.
 * @param due id of what to send; null when there is nothing to send
 * @param tell sends it; resolves to the error, or to undefined on success
 * @param onRefused called when a retry would be pointless
 */
export function useRetryUntilDelivered(
  due: string | null,
  tell: (due: string) => Promise<unknown>,
  onRefused: (due: string, error: unknown) => unknown,
): void {
  const [failed, setFailed] = useState<{ due: string | null; tries: number }>({ due: null, tries: 0 });
  const tries = failed.due === due ? failed.tries : 0;
  const tellNow = useEffectEvent(tell);
  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    if (due === null) return;
    let isGone = false;
    const tryOnce = async (): Promise<void> => {
      stop();
      const error = await tellNow(due);
      if (isRetryPointless(error)) refuse(due, error);
      else if (error !== undefined && !isGone) setFailed({ due, tries: tries + 1 });
    };
    const start = () => void tryOnce();
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('online', start);
    };
    // Even the first attempt is deferred, so that an effect which React undoes at once (Strict Mode) sends nothing.
    const timer = setTimeout(start, RETRY_DELAYS_MS[tries] ?? RETRY_DELAYS_MS.at(-1));
    window.addEventListener('online', start);
    return () => {
      isGone = true;
      stop();
    };
  }, [due, tries]);
}

/** Of the errors that reject a request outright, only 429 goes away by waiting; for 401 and 403 the user has to act first. */
const isRetryPointless = (error: unknown): boolean =>
  isFinalRefusal(error) || (wasNotProcessed(error) && httpStatusOf(error) !== 429);
