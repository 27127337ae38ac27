import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { whenAtRest } from '#platform/routing/whenAtRest.ts';

import { matchAt } from '../routes.ts';
import { loadAhead } from '../screenOf.ts';

/** Fetches the code of the pages that usually come next, so that nobody waits for it. What does not come is asked for again there. */
export function FetchAhead() {
  const { pathname } = useLocation();
  useEffect(
    () =>
      whenAtRest(() => {
        for (const path of matchAt(pathname)?.route.next ?? []) {
          const row = matchAt(path)?.route;
          if (row !== undefined) void loadAhead(row);
        }
      }),
    [pathname],
  );
  return null;
}
