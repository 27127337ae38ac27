import { useSyncExternalStore } from 'react';

import { readableEntries } from '#domain/unreadable.ts';
import { usePolling } from '#platform/query/usePolling.ts';

import { useGetIncomeCheckQuery } from '../ocrApi.ts';
import { isTicketExpired } from './isTicketExpired.ts';

/** Reading a document takes several seconds, so it is polled at this interval. */
const POLL_MS = 2000;
/** Maximum age of cached data that the next step reuses. */
const MAX_CACHE_AGE_SECONDS = 5;

/** Loads the income check of a link, and polls it while a document is being read and the page is visible. */
export function useIncomeCheck(token: string) {
  const query = useGetIncomeCheckQuery({ token }, { refetchOnMountOrArgChange: MAX_CACHE_AGE_SECONDS });
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible);
  const isReading = readableEntries(query.currentData?.papers ?? []).some(({ reading }) => reading === 'reading');
  usePolling(isReading && isVisible && !isTicketExpired(query.error), query.refetch, POLL_MS, query.error);
  return query;
}

const isPageVisible = () => document.visibilityState === 'visible';

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
