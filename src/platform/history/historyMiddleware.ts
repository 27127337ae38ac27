import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

import type { History } from './history.ts';

/** Must be the last middleware before the reducers. Records each action that reaches them, even if a reducer throws. */
export const historyMiddleware =
  (history: History): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const before: unknown = store.getState();
    try {
      return next(action);
    } finally {
      history.record(action as UnknownAction, before, store.getState()); // Thunks never get here, because an earlier middleware handles them.
    }
  };
