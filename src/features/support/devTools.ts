import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { redact } from './redactor.ts';

/** How many actions support staff can step through. */
const MAX_AGE = 200;

/**
 * Redux DevTools for support staff: named actions, redacted. `export: true` matters: the extension's own export would write the
 * actions as they are, past the sanitizers.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Borrower portal',
  maxAge: MAX_AGE,
  // A redacted action keeps its type; the extension reads nothing else of its shape.
  actionSanitizer: <A extends Action>(action: A) => redact(action) as A,
  stateSanitizer: <S>(state: S) => redact(state) as S,
  features: { pause: true, export: true, import: 'custom', jump: true, skip: true, reorder: true, dispatch: false, test: false },
};
