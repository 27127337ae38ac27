import { isPending, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';

import { isNotFound, type PortalError } from '#platform/api/portalError.ts';
import type { Listeners } from '#platform/storeTypes.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

import { removeToast, showFailureToast } from './toasts.ts';

interface CallArgument {
  type: 'query' | 'mutation';
  endpointName: string;
  track?: boolean;
}

interface FailedCall extends UnknownAction {
  payload: PortalError; // The portal's base queries reject only with a `PortalError`.
  meta: { requestId: string; arg: CallArgument };
}

/**
 * Shows one toast for each failed request of the five APIs, unless `shownBy` says that it is shown elsewhere. Cancelled requests and 404s
 * get no toast, except a 404 of a request with its own toast text, so that a click never goes unanswered.
 */
export const errorToasts: Listeners = (start) => {
  start({
    predicate: (action): action is UnknownAction => isRejectedWithValue(action),
    effect: (action, api) => {
      const { payload: error, meta, type } = action as FailedCall;
      const { shownBy, toastWords } = error;
      const { endpointName, track } = meta.arg;
      // A screen that unmounts removes its mutation from the store, so a missing mutation means that the user has left the screen.
      const hasLeftPage =
        meta.arg.type === 'mutation' && track !== false && !isMutationInStore(api.getState(), type, meta.requestId);
      const isShown = shownBy !== undefined && !(shownBy === 'form' && hasLeftPage);
      if (isShown || error.kind === 'cancelled' || (toastWords === undefined && isNotFound(error))) return;
      api.dispatch(showFailureToast({ error, endpointName, hasLeftPage, isSignedIn: selectIsLoggedIn(api.getState()) }));
    },
  });
  // A new attempt removes the toast of the failed one. This also preloads the toast code, so that a failure can be shown at once.
  start({
    predicate: (action): action is UnknownAction => isPending(action),
    effect: (action, { dispatch }) => {
      const { arg } = action['meta'] as { arg?: Partial<CallArgument> };
      if (arg?.type === 'mutation' && arg.endpointName !== undefined) dispatch(removeToast(arg.endpointName));
    },
  });
};

/** Whether the store still holds the mutation. The API's reducer path is the first part of the action type. */
const isMutationInStore = (state: object, type: string, requestId: string): boolean => {
  const api = (state as Partial<Record<string, { mutations: object }>>)[type.slice(0, type.indexOf('/'))];
  return api !== undefined && requestId in api.mutations;
};
