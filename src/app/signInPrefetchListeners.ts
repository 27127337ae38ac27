import type { Listeners } from '#platform/storeTypes.ts';
import { selectAccessToken, selectIsLoggedIn, tokenVerified } from '#platform/session/store/sessionSlice.ts';

import { matchAt } from './routes.ts';
import { preloadScreen } from './screenOf.ts';

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
