import { createContext, use } from 'react';

/** Information about the portal's URLs, for screens that are about to navigate. */
export interface RouteTable {
  /** Returns whether the portal has a page at a path. After sign-in, users are only sent to such paths. */
  isKnownPath: (path: string) => boolean;
  /** Returns whether a page can be used without signing in. */
  isPublicAddress: (address: string) => boolean;
}

/** Provided by `app`, the only part that knows the routes of all features. */
export const RouteTableContext = createContext<RouteTable | null>(null);

/** Returns the route table. @throws Error outside of the portal's providers */
export function useRouteTable(): RouteTable {
  const table = use(RouteTableContext);
  if (table === null) throw new Error('There is no route table around this screen');
  return table;
}
