import { useCallback } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

import { useIsMounted } from '#platform/useIsMounted.ts';

/**
 * `useNavigate` for after an answer: whoever has left the page meanwhile, and may be typing on another, stays there.
 * @returns a function that answers whether it led there
 */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => Promise<boolean> {
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
