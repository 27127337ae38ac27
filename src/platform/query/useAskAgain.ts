import { useEffect, useEffectEvent } from 'react';

import { toldWaitMs } from '#platform/api/answers/failedReads.ts';

/**
 * Asks again after each pause for as long as the answer is not final.
 * @param everyMs milliseconds between two questions
 * @param error what the last question came to, which may say when to ask again
 */
export function useAskAgain(isWanted: boolean, ask: () => unknown, everyMs: number, error?: unknown): void {
  const askNow = useEffectEvent(ask);
  const pauseMs = Math.max(everyMs, toldWaitMs(error) ?? 0);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => void askNow(), pauseMs);
    return () => clearInterval(timer);
  }, [isWanted, pauseMs]);
}
