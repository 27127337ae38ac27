import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { isUnreadable } from '#domain/unreadable.ts';

import { useGetLoansQuery } from '../loansApi.ts';
import { listLengthened } from '../loansSlice.ts';
import type { ListNews } from './listNews.ts';
import { useNewsShown } from './useNewsShown.ts';

export interface ListNewsProps {
  news: ListNews;
  /** How many cards are drawn. */
  limit: number;
}

/**
 * Once the list has arrived, moves the focus to the card that has just been added, or that stood beside a removed one. However far down it
 * is, so many cards are drawn. An empty list does the same by itself. Draws nothing.
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
