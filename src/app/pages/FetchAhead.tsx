import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { fetchAhead } from '#platform/startup.ts';

import { matchAt, patternAt } from '../routes.ts';

/** Pages that usually come next, by the pattern of the page before. */
const NEXT: Record<string, readonly string[]> = {
  [paths.loans.list]: [paths.pay.mode(), paths.loans.details('any')],
  '/loans/:loanIdentifier': [paths.pay.mode()],
  [paths.pay.details()]: [paths.pay.mode()],
  [paths.accounts.list]: [paths.accounts.addCard],
};

/**
 * Fetches the scripts of the pages that usually come next, so that nobody waits for them. What does not come is asked for again there. They
 * run when their page opens: run ahead, those after the list are 5 % of `loans.scripting`.
 */
export function FetchAhead() {
  const { pathname } = useLocation();
  useEffect(
    () =>
      fetchAhead(() => {
        for (const path of NEXT[patternAt(pathname)] ?? [])
          void matchAt(path)
            .route.fetchScript?.()
            .catch(() => undefined);
      }),
    [pathname],
  );
  return null;
}
