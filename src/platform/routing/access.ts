import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';

import type { PortalDispatch } from '#platform/storeTypes.ts';

/** The parameters and query string of the current URL, for route guards. */
export interface RouteLocation {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** `link`: anyone with the mailed link may open the page, signed in or not. Only the lender's server can tell whether the link is valid. */
export type Access = 'public' | 'authenticated' | 'link';

interface BaseRouteRow {
  path: string;
  /** The page title and first heading. `PageTitle` shows it while the screen's code is still loading. */
  title?: MessageDescriptor;
  /**
   * Layout of the title, so that it does not move when the screen loads: `flow` in the narrow center column, `form` below a back link,
   * `deadEnd` below an illustration.
   */
  titleLayout?: 'flow' | 'form' | 'deadEnd';
  /**
   * Layout around the screen: `mailed` has no links except sign-in, `none` is for a screen that other sites embed. The default is the
   * full layout.
   */
  frame?: 'mailed' | 'none';
  /** Route guard: returns where to redirect, or null to stay. Must be pure. */
  redirect?: (at: RouteLocation) => string | null;
  load?: () => Promise<ComponentType>;
  /** Downloads the script of `load` without running it, by importing `chunkOnly.ts` with the same chunk name. */
  fetchScript?: () => Promise<unknown>;
  /**
   * Whether visits may be counted in analytics, by the route pattern. Never set it for pages about payments, identity checks or
   * documents.
   */
  isTracked?: true;
  /** Requests the screen's data while its code is loading. Settles when the data has loaded or failed; never rejects. */
  prefetch?: (dispatch: PortalDispatch, at: RouteLocation) => PromiseLike<unknown>;
}

export interface StandardRouteRow extends BaseRouteRow {
  /** A function if it depends on the query string: the borrower's own loan, or the loan of a verification ticket. Must be pure. */
  access: Exclude<Access, 'link'> | ((at: RouteLocation) => Exclude<Access, 'link'>);
}

interface EmailedLinkRouteRow extends BaseRouteRow {
  access: 'link';
  /** Where to redirect when the lender does not know the link: it was altered, has expired, or is for something else. */
  badLink: string;
}

/** One route of the portal: who may see it, where to redirect, and the screen, whose code loads on first use. */
export type RouteRow = StandardRouteRow | EmailedLinkRouteRow;

export const frameKindOf = ({ access, frame }: RouteRow) => frame ?? (access === 'link' ? 'mailed' : 'all');

export const accessOf = ({ access }: RouteRow, at: RouteLocation): Access => (typeof access === 'function' ? access(at) : access);
