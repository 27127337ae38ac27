import { useEffect, useEffectEvent } from 'react';

import { retryAfterMs } from '#platform/api/responses/failedReads.ts';

/**
 * @param everyMs milliseconds between two requests
 * @param error error of the last request; its `Retry-After` can lengthen the interval
 */
export function usePolling(isWanted: boolean, ask: () => unknown, everyMs: number, error?: unknown): void {
  const askNow = useEffectEvent(ask);
  const pauseMs = Math.max(everyMs, retryAfterMs(error) ?? 0);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => void askNow(), pauseMs);
    return () => clearInterval(timer);
  }, [isWanted, pauseMs]);
}
