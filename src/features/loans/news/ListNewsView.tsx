import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';

import { useGetLoansQuery } from '../loansApi.ts';
import type { ListNews } from './listNews.ts';

export interface ListNewsProps extends ListNews {
  /** How many cards are drawn. */
  limit: number;
  onMore: (limit: number) => void;
}

/**
 * Once the list has arrived, moves the focus to the card that has just been added, or that stood beside a removed one; with none left, to
 * what the empty list says. However far down the card is, so many are drawn. Draws nothing itself.
 */
export function ListNewsView({ showsLoan, limit, onMore }: ListNewsProps) {
  const navigate = useNavigate();
  const { currentData: list, isFetching } = useGetLoansQuery();
  useEffect(() => {
    if (list === undefined || isFetching) return;
    const place = list.findIndex(({ loanIdentifier }) => loanIdentifier === showsLoan);
    if (place >= limit) {
      onMore(place + 1);
      return;
    }
    const target =
      place < 0
        ? document.querySelector('.empty-state h2')
        : (document.getElementById(`loan-${showsLoan}`)?.closest('article') ?? null);
    if (target instanceof HTMLElement) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'center' });
    }
    // Loading the page again, or coming back to it, shows the list from its start.
    void navigate(paths.loans.list, { replace: true, state: null });
  }, [isFetching, limit, list, navigate, onMore, showsLoan]);
  return null;
}
