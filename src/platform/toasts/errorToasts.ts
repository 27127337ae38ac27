import { isPending, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';

import { isNotFound, type PortalError } from '#platform/api/portalError.ts';
import type { Listeners } from '#platform/listen.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

import { removeToast, showFailure } from './toasts.ts';

interface CallArgument {
  type: 'query' | 'mutation';
  endpointName: string;
  track?: boolean;
}

/** How RTK Query rejects. */
interface FailedCall extends UnknownAction {
  payload: PortalError; // base queries reject with nothing else
  meta: { requestId: string; arg: CallArgument };
}

/**
 * Shows one toast for each failed call of the five APIs, unless `shownBy` says who else shows it; none for one that was cancelled. 404 makes
 * none, either, where the call has no words of its own: a press is never left without an answer.
 */
export const errorToasts: Listeners = (start) => {
  start({
    predicate: (action): action is UnknownAction => isRejectedWithValue(action),
    effect: (action, api) => {
      const { payload: error, meta, type } = action as FailedCall;
      const { shownBy, toastWords } = error;
      const { endpointName, track } = meta.arg;
      // A screen takes its write out of the store when it is left.
      const isLeft = meta.arg.type === 'mutation' && track !== false && !isTracked(api.getState(), type, meta.requestId);
      const isShown = shownBy !== undefined && !(shownBy === 'form' && isLeft);
      if (isShown || error.kind === 'cancelled' || (toastWords === undefined && isNotFound(error))) return;
      api.dispatch(showFailure({ error, endpointName, isLeft, isSignedIn: selectIsLoggedIn(api.getState()) }));
    },
  });
  // What is tried again may go well now. This has the code of a toast on its way, too, for which a press that fails must not wait.
  start({
    predicate: (action): action is UnknownAction => isPending(action),
    effect: (action, { dispatch }) => {
      const { arg } = action['meta'] as { arg?: Partial<CallArgument> };
      if (arg?.type === 'mutation' && arg.endpointName !== undefined) dispatch(removeToast(arg.endpointName));
    },
  });
};

/** Whether the store has the call still: by the path of its API, which begins the action's type. */
const isTracked = (state: object, type: string, requestId: string): boolean => {
  const api = (state as Partial<Record<string, { mutations: object }>>)[type.slice(0, type.indexOf('/'))];
  return api !== undefined && requestId in api.mutations;
};
