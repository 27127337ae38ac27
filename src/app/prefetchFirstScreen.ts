import type {} from '#platform/firstView/earlyView.ts'; // Adds `earlyView` to the type of `window`.
import { accessOf } from '#platform/routing/access.ts';
import { selectIsLoggedIn, selectAccessToken, tokenVerified } from '#platform/session/store/sessionSlice.ts';
import type { Listeners } from '#platform/storeTypes.ts';

import { matchAt } from './routes.ts';
import { preloadScreen } from './screenOf.ts';
import type { createStore } from './store.ts';

/** Prefetches data and code of the first screen after sign-in while the identity provider is still being asked for the user's details. */
export const signInPrefetchListeners: Listeners = (start) => {
  start({
    actionCreator: tokenVerified,
    effect: ({ payload: { token, returnUrl } }, api) => {
      const state = api.getState();
      const [path = '', search = ''] = (returnUrl.split('#')[0] ?? '').split('?');
      const { params, route: row } = matchAt(path);
      if (selectIsLoggedIn(state) || selectAccessToken(state) !== token) return;
      void row.prefetch?.(api.dispatch, { params, search: new URLSearchParams(search) });
      void preloadScreen(row, api.dispatch);
    },
  });
};

/** Maximum waiting times. After that the portal renders its own header and skeleton, and the missing parts appear when they arrive. */
const MAX_WAIT_MS = { code: 3000, data: 500, dataOfList: 10_000 };
const wait = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));

/**
 * Requests data and code of the first screen in parallel, before the first render: rendering without them costs a phone 200 ms, and
 * suspending for code delays the content by another 300 ms. Resolves at once if the screen will not be shown, and after 3.5 seconds at
 * the latest; if the document already shows an early view, it waits for the data up to 10 seconds longer. @returns whether the data has
 * arrived
 */
export async function prefetchFirstScreen(store: ReturnType<typeof createStore>): Promise<boolean> {
  const { params, route: row } = matchAt(window.location.pathname);
  const at = { params, search: new URLSearchParams(window.location.search) };
  const maySee = accessOf(row, at) !== 'authenticated' || selectIsLoggedIn(store.getState());
  if (!maySee || (row.redirect?.(at) ?? null) !== null) return false;
  const data = row.prefetch?.(store.dispatch, at);
  // If this fails, the rendered screen requests it again and shows the error.
  const hasCode = await Promise.race([preloadScreen(row, store.dispatch), wait(MAX_WAIT_MS.code)]);
  const isThere = Promise.resolve(data).then(hasLoaded);
  if (window.earlyView?.isShown === true) return Promise.race([isThere, wait(MAX_WAIT_MS.dataOfList)]);
  return Promise.race([isThere, wait(hasCode ? MAX_WAIT_MS.data : 0)]);
}

/** Whether an RTK Query result is not an error. Rows without `prefetch` always count as loaded. */
const hasLoaded = (answer: unknown): boolean =>
  typeof answer !== 'object' || answer === null || !('isError' in answer) || answer.isError !== true;
