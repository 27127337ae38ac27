import type { ComponentType } from 'react';

import { accessOf, type RouteRow } from '#platform/routing/access.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

import { matchAt } from './routes.ts';
import type { createStore } from './store.ts';

/** The screen of the address that the portal is opened at. */
export interface FirstScreen {
  row: RouteRow;
  Screen: ComponentType;
}

/** What is still not there then shows when it comes, and the portal's own header and skeleton meanwhile instead of the document's. */
const LONGEST_MS = { code: 3000, data: 500 };
const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/**
 * Asks for the first screen's data and code, both at once and before anything is rendered.
 * @returns the screen once both are there: a first render without them takes a phone 200 ms in which the data can't be shown, and after one
 * that waits for code React holds the content back for 300 more. Null where the screen is not shown at once, or its code does not come soon.
 */
export async function askForFirstScreen(store: ReturnType<typeof createStore>): Promise<FirstScreen | null> {
  const match = matchAt(window.location.pathname);
  if (match === null) return null;
  const { params, route: row } = match;
  const at = { params, search: new URLSearchParams(window.location.search) };
  const maySee = accessOf(row, at) !== 'authenticated' || selectIsLoggedIn(store.getState());
  if (!maySee || (row.redirect?.(at) ?? null) !== null) return null;
  const data = row.prefetch?.(store.dispatch);
  if (row.load === undefined) return null;
  // What did not come is asked for once more by what is rendered, which says what is missing.
  const code = row.load().then(
    (Screen) => ({ row, Screen }),
    () => null,
  );
  const screen = await Promise.race([code, wait(LONGEST_MS.code)]);
  if (screen !== null) await Promise.race([data, wait(LONGEST_MS.data)]);
  return screen;
}
