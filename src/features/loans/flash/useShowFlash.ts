import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import type { ListFlash } from './listFlash.ts';

/**
 * Returns a function that focuses and scrolls to an element and shows a toast. The toast waits for the list, because a long list may load
 * longer than a toast lasts. The history state is then cleared, so that a reload or Back does not repeat it.
 */
export function useShowFlash(): (news: Omit<ListFlash, 'focusedLoan'>, target: HTMLElement | null) => void {
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigate();
  return useCallback(
    ({ type, message }, target) => {
      if (target !== null) {
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
        target.scrollIntoView({ block: 'center' });
      }
      dispatch(showToast('loan-list', { type, message }));
      void navigate(paths.loans.list, { replace: true, state: null });
    },
    [dispatch, navigate],
  );
}
