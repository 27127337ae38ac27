import { useEffect } from 'react';

import { useGetLoansQuery } from '../loansApi.ts';
import type { ListNews } from './listNews.ts';
import { useNewsShown } from './useNewsShown.ts';

export interface ListNewsProps extends ListNews {
  /** How many cards are drawn. */
  limit: number;
  onMore: (limit: number) => void;
}

/**
 * Once the list has arrived, moves the focus to the card that has just been added, or that stood beside a removed one. However far down it
 * is, so many cards are drawn. An empty list does the same by itself. Draws nothing.
 */
export function ListNewsView({ showsLoan, limit, onMore }: ListNewsProps) {
  const { currentData: list = [], isFetching } = useGetLoansQuery();
  const newsShown = useNewsShown();
  useEffect(() => {
    if (list.length === 0 || isFetching) return;
    const place = list.findIndex(({ loanIdentifier }) => loanIdentifier === showsLoan);
    if (place >= limit) onMore(place + 1);
    else newsShown(document.getElementById(`loan-${showsLoan}`)?.closest('article') ?? null);
  }, [isFetching, limit, list, newsShown, onMore, showsLoan]);
  return null;
}
