import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component still stands, for an answer that may come after its page was left: a page opened since must not show it. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
