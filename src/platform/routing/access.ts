import type { ComponentType } from 'react';

import type { PortalDispatch } from '#platform/listen.ts';

/** Where a visitor is, as a guard sees it. */
export interface RouteAt {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** `link`: whoever has a mailed link may open it, signed in or not; only the lender can say whether it is good. */
export type Access = 'public' | 'authenticated' | 'link';

interface Row {
  path: string;
  /** A guard: where to go instead, or null to stay. Pure. */
  redirect?: (at: RouteAt) => string | null;
  load?: () => Promise<ComponentType>;
  /** Asks for the screen's data while its program is still on the way. */
  prefetch?: (dispatch: PortalDispatch) => void;
}

export interface OpenRow extends Row {
  /** By address where the query decides: one's own loan, or the one of a ticket. Pure. */
  access: Exclude<Access, 'link'> | ((at: RouteAt) => Exclude<Access, 'link'>);
}

interface LinkRow extends Row {
  access: 'link';
  /** Where a link leads that the lender does not know: altered, expired, or meant for something else. */
  badLink: string;
}

/** One address of the portal: who may see it, where else to go, and the screen, whose program is loaded when first shown. */
export type RouteRow = OpenRow | LinkRow;

/** Who may see a row's screen at an address. */
export const accessOf = ({ access }: RouteRow, at: RouteAt): Access => (typeof access === 'function' ? access(at) : access);
