import { useEffect, useEffectEvent, useState } from 'react';

import { isFinalRefusal, isTurnedAway } from '#platform/api/clearRefusal.ts';
import { httpStatusOf } from '#platform/api/portalError.ts';

/** Milliseconds before each try; the last one is for all that follow. */
const WAITS_MS = [0, 2000, 5000, 15_000, 60_000];

/**
 * Tells the lender something in the background, and tells it again without an answer until one settles it. The call has to be one that counts
 * once there. A connection that comes back is used at once.
 * @param due what is to be told, by its id; null while there is nothing
 * @param tell resolves to what failed
 * @param onRefused called when nothing is gained by telling it again
 */
export function useTellUntilHeard(
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
      if (isPointless(error)) refuse(due, error);
      else if (error !== undefined && !isGone) setFailed({ due, tries: tries + 1 });
    };
    const start = () => void tryOnce();
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('online', start);
    };
    // Put off, so that a mount which React takes back at once sends nothing.
    const timer = setTimeout(start, WAITS_MS[tries] ?? WAITS_MS.at(-1));
    window.addEventListener('online', start);
    return () => {
      isGone = true;
      stop();
    };
  }, [due, tries]);
}

/** Only too many calls pass by waiting: whoever is not let in has to do something first. */
const isPointless = (error: unknown): boolean => isFinalRefusal(error) || (isTurnedAway(error) && httpStatusOf(error) !== 429);
