import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';

/** Moves focus and view to what is new. Once: loading the page again, or coming back to it, shows the list from its start. */
export function useNewsShown(): (target: HTMLElement | null) => void {
  const navigate = useNavigate();
  return useCallback(
    (target) => {
      if (target !== null) {
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
        target.scrollIntoView({ block: 'center' });
      }
      void navigate(paths.loans.list, { replace: true, state: null });
    },
    [navigate],
  );
}
