import { createContext, use } from 'react';

/** What the list of all addresses answers to a screen that is about to lead somewhere. */
export interface RouteTable {
  /** Whether the portal has a page at a path: nobody is sent anywhere else after sign-in. */
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
