import type { Action, Reducer } from '@reduxjs/toolkit';

import type { ReportedAction } from '#contract/support.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { History } from '#platform/history/history.ts';
import type { DevTools } from '#platform/storeTypes.ts';
import { createRedactor, type Redactor } from '#platform/redaction/redactor.ts';

import { describeAction } from './file/describeAction.ts';

/** Number of actions that support staff can step through. */
const MAX_DEVTOOLS_ACTIONS = 200;

/**
 * Redux DevTools for support staff. Actions are shown as sentences, and one redactor replaces personal data consistently. `export: true`
 * is important: the extension's own export would write unredacted actions.
 */
export function createDevTools({ support }: Pick<PortalConfig, 'support'>, history: History): DevTools {
  const redactor = createRedactor(support.redaction);
  return {
    options: {
      name: 'Borrower portal',
      maxAge: MAX_DEVTOOLS_ACTIONS,
      // The extension's list of actions shows only their type.
      actionSanitizer: <A extends Action>(action: A) => toReportedAction(action, redactor, history) as unknown as A,
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
    acceptReports: acceptReportedActions,
  };
}

/** Converts an action to the form it has in a report. An action imported from a report has that form already. */
function toReportedAction(action: Action | ReportedAction, redactor: Redactor, history: History): ReportedAction {
  const parts = redactor.value(action) as Partial<ReportedAction>;
  if ('is' in action) {
    const { type, is, by, screen } = action;
    return { ...parts, type, is, by, screen };
  }
  const { calls, steps } = history.content();
  const { by, sentence } = describeAction({ at: Date.now(), action }, calls);
  return { ...parts, type: sentence, is: action.type, by, screen: steps.at(-1)?.route ?? '' };
}

/**
 * Wraps a reducer so that it also accepts actions of a report, whose `type` is a sentence and whose `is` is the real type. When the
 * extension imports a history, it recomputes the states with the store's reducer.
 */
export const acceptReportedActions =
  <S, A extends Action, Preloaded>(reducer: Reducer<S, A, Preloaded>): Reducer<S, A, Preloaded> =>
  (state, action) =>
    reducer(state, 'is' in action && typeof action.is === 'string' ? { ...action, type: action.is } : action);
