import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';

import type { ListNews } from './listNews.ts';

/**
 * Leads from the page that uses it to the list, which shows and says what happened. Whoever has left that page meanwhile, and may be typing
 * on another, stays there and is told by the toast alone.
 * @returns a function that answers whether the page is still open
 */
export function useTellList(): (news: ListNews) => boolean {
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  return useCallback(
    (news) => {
      const { showsLoan: _unused, ...toast } = news;
      if (isMounted()) void navigate(paths.loans.list, { replace: true, state: news });
      else dispatch(showToast('loan-list', toast));
      return isMounted();
    },
    [dispatch, isMounted, navigate],
  );
}
