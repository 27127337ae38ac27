import { useCallback } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

import { useIsMounted } from '#platform/useIsMounted.ts';

/**
 * Returns a `navigate` function for use after a request: it does nothing if the user has left the page in the meantime.
 * @returns a function that resolves to whether it navigated
 */
export function useNavigateIfMounted(): (to: To, options?: NavigateOptions) => Promise<boolean> {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useCallback(
    async (to, options) => {
      if (!isMounted()) return false;
      await navigate(to, options);
      return true;
    },
    [isMounted, navigate],
  );
}
