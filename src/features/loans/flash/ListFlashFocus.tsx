import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { isUnreadable } from '#domain/unreadable.ts';

import { useGetLoansQuery } from '../loansApi.ts';
import { listLengthened } from '../loansSlice.ts';
import type { ListFlash } from './listFlash.ts';
import { useShowFlash } from './useShowFlash.ts';

export interface ListFlashFocusProps {
  flash: ListFlash;
  /** Number of cards rendered. */
  limit: number;
}

/**
 * When the list has loaded, focuses the card that was just added, or the neighbor of a removed one, and extends the list if the card is
 * farther down. Renders nothing. `NoLoans` does the same for an empty list.
 */
export function ListFlashFocus({ flash, limit }: ListFlashFocusProps) {
  const { currentData: list = [], isFetching } = useGetLoansQuery();
  const dispatch = useDispatch();
  const newsShown = useShowFlash();
  useEffect(() => {
    if (list.length === 0 || isFetching) return;
    const place = list.findIndex((loan) => !isUnreadable(loan) && loan.loanIdentifier === flash.focusedLoan);
    if (place >= limit) dispatch(listLengthened(place + 1));
    else newsShown(flash, document.getElementById(`loan-${flash.focusedLoan}`)?.closest('article') ?? null);
  }, [dispatch, isFetching, limit, list, flash, newsShown]);
  return null;
}
