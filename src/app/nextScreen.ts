import type { Listeners } from '#platform/listen.ts';
import { selectAccessToken, selectIsLoggedIn, tokenVerified } from '#platform/session/store/sessionSlice.ts';

import { matchAt } from './routes.ts';
import { loadAhead } from './screenOf.ts';

/** The first screen of a session that is about to begin: its data and code are asked for while the provider is asked about the person. */
export const nextScreenListeners: Listeners = (start) => {
  start({
    actionCreator: tokenVerified,
    effect: ({ payload: { token, returnUrl } }, api) => {
      const state = api.getState();
      const [path = '', search = ''] = (returnUrl.split('#')[0] ?? '').split('?');
      const { params, route: row } = matchAt(path);
      if (selectIsLoggedIn(state) || selectAccessToken(state) !== token) return;
      void row.prefetch?.(api.dispatch, { params, search: new URLSearchParams(search) });
      void loadAhead(row, api.dispatch);
    },
  });
};
