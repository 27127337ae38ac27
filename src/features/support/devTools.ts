import type { Action, Reducer } from '@reduxjs/toolkit';

import type { PortalConfig } from '#platform/config/config.ts';
import type { DevTools } from '#platform/listen.ts';
import { createRedactor } from '#platform/redaction/redactor.ts';

/** How many actions support staff can step through. */
const MAX_AGE = 200;

/**
 * Redux DevTools for support staff: named actions, redacted with one set of stand-ins. `export: true` matters: the extension's own export
 * would write the actions as they are, past the sanitizers.
 */
export function createDevTools({ support }: Pick<PortalConfig, 'support'>): DevTools {
  const redactor = createRedactor(support.redaction);
  return {
    options: {
      name: 'Borrower portal',
      maxAge: MAX_AGE,
      // A redacted action keeps its type; the extension reads nothing else of its shape.
      actionSanitizer: <A extends Action>(action: A) => redactor.value(action) as A,
      stateSanitizer: <S>(state: S) => redactor.value(state) as S,
      features: {
        pause: true,
        export: true,
        import: 'custom',
        jump: true,
        skip: true,
        reorder: true,
        dispatch: false,
        test: false,
      },
    },
    restoring: restoringReducer,
  };
}

/**
 * Takes an action of a report as well: its `type` is a sentence, and `is` the type in the code. When the extension imports a history, it works
 * the states out anew with the store's reducer.
 */
export const restoringReducer =
  <S, A extends Action, Preloaded>(reducer: Reducer<S, A, Preloaded>): Reducer<S, A, Preloaded> =>
  (state, action) =>
    reducer(state, 'is' in action && typeof action.is === 'string' ? { ...action, type: action.is } : action);
