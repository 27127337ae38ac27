import { useCallback, useEffect, useRef } from 'react';

/** For responses that arrive after the page was left and must not affect the page that is open now. */
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
