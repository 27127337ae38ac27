import { createContext, use } from 'react';

/** Questions about the portal's addresses, for a screen that is about to navigate. */
export interface RouteTable {
  /** Whether the portal has a page at a path. After sign-in people are sent to such paths only. */
  isKnownPath: (path: string) => boolean;
  /** Whether the page at an address can be used without signing in. */
  isPublicAddress: (address: string) => boolean;
}

/** Given by `app`, which alone knows every feature's rows. */
export const RouteTableContext = createContext<RouteTable | null>(null);

/** @throws Error outside of the portal's providers */
export function useRouteTable(): RouteTable {
  const table = use(RouteTableContext);
  if (table === null) throw new Error('There is no route table around this screen');
  return table;
}
