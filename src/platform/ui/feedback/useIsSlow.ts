import { useEffect, useState } from 'react';

/** Whether something has been going on for longer than this. @param afterMs milliseconds */
export function useIsSlow(isGoingOn: boolean, afterMs: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoingOn, afterMs]);
  return isSlow;
}
