import { useEffect, useEffectEvent } from 'react';

/** Asks again after each pause for as long as the answer is not final. @param everyMs milliseconds between two questions */
export function useAskAgain(isWanted: boolean, ask: () => unknown, everyMs: number): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => void askNow(), everyMs);
    return () => clearInterval(timer);
  }, [isWanted, everyMs]);
}
