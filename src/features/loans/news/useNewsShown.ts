import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import type { ListNews } from './listNews.ts';

/**
 * Moves focus and view to what is new, and says what happened. Only then, because a long list takes longer to come than a toast stays. Once:
 * loading the page again, or coming back to it, shows the list from its start.
 */
export function useNewsShown(): (news: Omit<ListNews, 'showsLoan'>, target: HTMLElement | null) => void {
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
