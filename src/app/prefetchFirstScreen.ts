import { matchRoutes } from 'react-router-dom';

import { accessOf } from '#platform/routing/access.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

import { routes } from './routes.ts';
import type { createStore } from './store.ts';

/** Asks for the first screen's data while its code is loading, not after. */
export function prefetchFirstScreen(store: ReturnType<typeof createStore>): void {
  const match = matchRoutes(routes, window.location)?.at(-1);
  if (match === undefined) return;
  const at = { params: match.params, search: new URLSearchParams(window.location.search) };
  const maySee = accessOf(match.route, at) !== 'authenticated' || selectIsLoggedIn(store.getState());
  if (maySee) match.route.prefetch?.(store.dispatch);
}
