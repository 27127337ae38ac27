import { createContext, use } from 'react';

/** Information about the portal's URLs, for screens that are about to navigate. */
export interface RouteTable {
  isKnownPath: (path: string) => boolean;
  isPublicAddress: (address: string) => boolean;
}

/** Provided by `app`, the only part that knows the routes of all features. */
export const RouteTableContext = createContext<RouteTable | null>(null);

export function useRouteTable(): RouteTable {
  const table = use(RouteTableContext);
  if (table === null) throw new Error('There is no route table around this screen');
  return table;
}
