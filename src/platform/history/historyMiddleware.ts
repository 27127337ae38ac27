import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

import type { History } from './history.ts';

/** The last before the reducers: remembers each action that reaches them, also one that they break at. */
export const historyMiddleware =
  (history: History): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const before: unknown = store.getState();
    try {
      return next(action);
    } finally {
      history.record(action as UnknownAction, before, store.getState()); // thunks went no further than their own middleware
    }
  };
