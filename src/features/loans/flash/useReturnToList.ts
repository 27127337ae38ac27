import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';

import type { ListFlash } from './listFlash.ts';

/**
 * Returns a function that opens the loan list with a message and a card to focus. If the user has left the page that called it, it only
 * shows the message as a toast, so as not to interrupt them.
 * @returns a function that returns whether the page is still open
 */
export function useReturnToList(): (news: ListFlash) => boolean {
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  return useCallback(
    (news) => {
      const { focusedLoan: _unused, ...toast } = news;
      if (isMounted()) void navigate(paths.loans.list, { replace: true, state: news });
      else dispatch(showToast('loan-list', toast));
      return isMounted();
    },
    [dispatch, isMounted, navigate],
  );
}
