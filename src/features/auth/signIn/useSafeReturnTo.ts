import { useCallback } from 'react';

import { useRouteTable } from '#platform/routing/RouteTable.ts';

import { safeReturnTo } from './safeReturnTo.ts';

/** Returns `safeReturnTo` bound to this page's origin and the portal's routes. */
export function useSafeReturnTo(): (candidate: string | null) => string {
  const { isKnownPath } = useRouteTable();
  return useCallback((candidate) => safeReturnTo(candidate, window.location.origin, isKnownPath), [isKnownPath]);
}
