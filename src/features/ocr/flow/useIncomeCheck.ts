import { useSyncExternalStore } from 'react';

import { readable } from '#domain/unreadable.ts';
import { useAskAgain } from '#platform/query/useAskAgain.ts';

import { useGetIncomeCheckQuery } from '../ocrApi.ts';
import { isTicketEnded } from './isTicketEnded.ts';

/** A paper takes seconds to read. */
const POLL_MS = 2000;
/** Seconds for which the next step takes what the last one was told. */
const FRESH_SECONDS = 5;

/** What is behind the link. While a paper is being read and somebody looks, it is asked for again. */
export function useIncomeCheck(token: string) {
  const query = useGetIncomeCheckQuery({ token }, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const isVisible = useSyncExternalStore(subscribe, isPageVisible);
  const isReading = readable(query.currentData?.papers ?? []).some(({ reading }) => reading === 'reading');
  useAskAgain(isReading && isVisible && !isTicketEnded(query.error), query.refetch, POLL_MS, query.error);
  return query;
}

const isPageVisible = () => document.visibilityState === 'visible';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
