import type { ComponentType } from 'react';

import type { PortalDispatch } from '#platform/listen.ts';

/** Where a visitor is, as a guard sees it. */
export interface RouteAt {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

export type Access = 'public' | 'authenticated';

/** One address of the portal: who may see it, where else to go, and the screen, whose program is loaded when first shown. */
export interface RouteRow {
  path: string;
  /** By address where the query decides: one's own loan, or the one of a ticket. Pure. */
  access: Access | ((at: RouteAt) => Access);
  /** A guard: where to go instead, or null to stay. Pure. */
  redirect?: (at: RouteAt) => string | null;
  load?: () => Promise<ComponentType>;
  /** Asks for the screen's data while its program is still on the way. */
  prefetch?: (dispatch: PortalDispatch) => void;
}

/** Who may see a row's screen at an address. */
export const accessOf = ({ access }: RouteRow, at: RouteAt): Access => (typeof access === 'function' ? access(at) : access);
