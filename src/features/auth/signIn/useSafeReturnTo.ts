import { useCallback } from 'react';

import { useRouteTable } from '#platform/routing/RouteTable.ts';
import { paths } from '#platform/routing/paths.ts';

/** Returns `safeReturnTo` bound to this page's origin and the portal's routes. */
export function useSafeReturnTo(): (candidate: string | null) => string {
  const { isKnownPath } = useRouteTable();
  return useCallback((candidate) => safeReturnTo(candidate, window.location.origin, isKnownPath), [isKnownPath]);
}

/**
 * Returns where to go after sign-in: path, query and hash of the stored address if it is one of this portal's pages, otherwise the loan
 * list.
 * @param isKnownPath whether the portal has a page with this path
 */
export function safeReturnTo(candidate: string | null, origin: string, isKnownPath: (path: string) => boolean): string {
  const url =
    candidate !== null && /^\/(?![/\\])/.test(candidate) && URL.canParse(candidate, origin) ? new URL(candidate, origin) : null;
  if (url === null || url.origin !== origin) return paths.loans.list;
  const { pathname, search, hash } = url;
  // A path that starts with "//host" is another site's URL, and the sign-in pages would only redirect here again.
  const isOwn = !pathname.startsWith('//') && !/^\/(auth|redirect|authorize-user)(\/|$)/.test(pathname) && isKnownPath(pathname);
  return isOwn ? pathname + search + hash : paths.loans.list;
}
