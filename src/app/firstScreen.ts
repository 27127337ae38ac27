import type {} from '#platform/firstView/handover.ts'; // the window's `earlyView`
import { accessOf } from '#platform/routing/access.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

import { matchAt } from './routes.ts';
import { loadAhead } from './screenOf.ts';
import type { createStore } from './store.ts';

/** What is still not there then shows when it comes, and the portal's own header and skeleton meanwhile instead of the document's. */
const LONGEST_MS = { code: 3000, data: 500, dataOfList: 10_000 };
const wait = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));

/**
 * Asks for the data and code of the screen that the portal is opened at, both at once and before anything is rendered. Settles once both are
 * there: a first render without them takes a phone 200 ms in which the data can't be shown, and after one that waits for code React holds
 * the content back for 300 more. Settles at once where the screen is not shown, and at the latest after three seconds.
 * The list that the document shows already waits for its data longer than a skeleton. @returns whether the data is there
 */
export async function askForFirstScreen(store: ReturnType<typeof createStore>): Promise<boolean> {
  const { params, route: row } = matchAt(window.location.pathname);
  const at = { params, search: new URLSearchParams(window.location.search) };
  const maySee = accessOf(row, at) !== 'authenticated' || selectIsLoggedIn(store.getState());
  if (!maySee || (row.redirect?.(at) ?? null) !== null) return false;
  const data = row.prefetch?.(store.dispatch, at);
  // What did not come is asked for once more by what is rendered, which says what is missing.
  const hasCode = await Promise.race([loadAhead(row, store.dispatch), wait(LONGEST_MS.code)]);
  const isThere = Promise.resolve(data).then(hasCome);
  if (window.earlyView?.isShown === true) return Promise.race([isThere, wait(LONGEST_MS.dataOfList)]);
  return Promise.race([isThere, wait(hasCode ? LONGEST_MS.data : 0)]);
}

/** Whether what RTK Query answers is no failure. A row that asks for nothing has all that it needs. */
const hasCome = (answer: unknown): boolean =>
  typeof answer !== 'object' || answer === null || !('isError' in answer) || answer.isError !== true;
