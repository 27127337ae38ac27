import { matchRoutes } from 'react-router-dom';

import { selectIsLoggedIn } from '#platform/session/sessionSlice.ts';

import { routes } from './routes.ts';
import type { createStore } from './store.ts';

/** The data of the screen that the page was opened for, asked for beside its program instead of after it. */
export function prefetchFirstScreen(store: ReturnType<typeof createStore>): void {
  const row = matchRoutes(routes, window.location)?.at(-1)?.route;
  const maySee = row?.access === 'public' || selectIsLoggedIn(store.getState());
  if (maySee) row?.prefetch?.(store.dispatch);
}
