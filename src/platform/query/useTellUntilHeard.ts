import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds before each try; the last one is for all that follow. */
const WAITS_MS = [0, 2000, 5000, 15_000, 60_000];

/**
 * Tells the lender something in the background, and tells it again without an answer until one settles it. The call has to be one that counts
 * once there. A connection that comes back is used at once.
 * @param due what is to be told, by its id; null while there is nothing
 * @param tell resolves to false when it is to be tried again
 */
export function useTellUntilHeard(due: string | null, tell: (due: string) => Promise<boolean>): void {
  const [failed, setFailed] = useState<{ due: string | null; tries: number }>({ due: null, tries: 0 });
  const tries = failed.due === due ? failed.tries : 0;
  const tellNow = useEffectEvent(tell);

  useEffect(() => {
    if (due === null) return;
    let isGone = false;
    const tryOnce = async (): Promise<void> => {
      stop();
      const isHeard = await tellNow(due);
      if (!isHeard && !isGone) setFailed({ due, tries: tries + 1 });
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
