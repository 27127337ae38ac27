import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { isUnreadable } from '#domain/unreadable.ts';

import { useGetLoansQuery } from '../loansApi.ts';
import { listLengthened } from '../loansSlice.ts';
import type { ListNews } from './listNews.ts';
import { useNewsShown } from './useNewsShown.ts';

export interface ListNewsProps {
  news: ListNews;
  /** Number of cards rendered. */
  limit: number;
}

/**
 * When the list has loaded, focuses the card that was just added, or the neighbor of a removed one, and extends the list if the card is
 * farther down. Renders nothing. `NoLoans` does the same for an empty list.
 */
export function ListNewsView({ news, limit }: ListNewsProps) {
  const { currentData: list = [], isFetching } = useGetLoansQuery();
  const dispatch = useDispatch();
  const newsShown = useNewsShown();
  useEffect(() => {
    if (list.length === 0 || isFetching) return;
    const place = list.findIndex((loan) => !isUnreadable(loan) && loan.loanIdentifier === news.showsLoan);
    if (place >= limit) dispatch(listLengthened(place + 1));
    else newsShown(news, document.getElementById(`loan-${news.showsLoan}`)?.closest('article') ?? null);
  }, [dispatch, isFetching, limit, list, news, newsShown]);
  return null;
}
