import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';

import type { PortalDispatch } from '#platform/listen.ts';

/** Where a visitor is, as a guard sees it. */
export interface RouteAt {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** `link`: anyone with a mailed link may open it, signed in or not; only the lender knows whether it is good. */
export type Access = 'public' | 'authenticated' | 'link';

interface Row {
  path: string;
  /** The page's title and first heading, which `PageTitle` shows from when the screen's code is loading. */
  title?: MessageDescriptor;
  /** Where the title stands, so that it stays there when the screen arrives: `flow` in the narrow middle, `form` under a link back, `deadEnd` under a drawing. */
  look?: 'flow' | 'form' | 'deadEnd';
  /** What stands around the screen: `mailed` leads visitors nowhere but to sign in; `none` is for a screen that other pages embed. Otherwise everything. */
  frame?: 'mailed' | 'none';
  /** A guard: where to go instead, or null to stay. Pure. */
  redirect?: (at: RouteAt) => string | null;
  load?: () => Promise<ComponentType>;
  /** Fetches the script of `load` and runs nothing of it: imports `chunkOnly.ts` from the script of the same name. */
  fetchScript?: () => Promise<unknown>;
  /** Visits may be counted, by the path as it stands here. Never for pages about paying, proving who one is, or documents. */
  isCounted?: true;
  /** Asks for the screen's data while its code is still loading. Settles when they are there or failed; never rejects. */
  prefetch?: (dispatch: PortalDispatch, at: RouteAt) => PromiseLike<unknown>;
}

export interface OpenRow extends Row {
  /** A function where the query decides: the borrower's own loan, or the loan of a ticket. Pure. */
  access: Exclude<Access, 'link'> | ((at: RouteAt) => Exclude<Access, 'link'>);
}

interface LinkRow extends Row {
  access: 'link';
  /** Where to go when the lender does not know the link: altered, expired, or meant for something else. */
  badLink: string;
}

/** One address of the portal: who may see it, where else to go, and the screen, whose code loads when it is first shown. */
export type RouteRow = OpenRow | LinkRow;

/** What stands around a row's screen; whoever follows a mailed link gets the frame for it. */
export const frameOf = ({ access, frame }: RouteRow) => frame ?? (access === 'link' ? 'mailed' : 'all');

/** Who may see a row's screen at an address. */
export const accessOf = ({ access }: RouteRow, at: RouteAt): Access => (typeof access === 'function' ? access(at) : access);
