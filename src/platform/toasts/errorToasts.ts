import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';

import { describeError } from '#platform/api/describeError.ts';
import { isNotFound, type PortalError } from '#platform/api/portalError.ts';
import type { Listeners } from '#platform/listen.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

import { messages } from './messages.ts';
import { showToast } from './toasts.ts';

/** How RTK Query rejects. */
interface FailedCall extends UnknownAction {
  payload: PortalError; // base queries reject with nothing else
  meta: { requestId: string; arg: { type: 'query' | 'mutation'; track?: boolean } };
}

/** Shows one toast for each failed call of the five APIs, except quiet ones, 404s and cancelled calls. */
export const errorToasts: Listeners = (start) => {
  start({
    predicate: (action): action is UnknownAction => isRejectedWithValue(action),
    effect: (action, api) => {
      const { dispatch, extra } = api;
      const { payload: error, meta, type } = action as FailedCall;
      // A screen takes its write out of the store when it is left.
      const isLeft = meta.arg.type === 'mutation' && meta.arg.track !== false && !isTracked(api.getState(), type, meta.requestId);
      if (error.quiet === 'asStep' || (error.quiet === 'inPlace' && !isLeft) || isNotFound(error)) return;
      const words = describeError(error, {
        brand: extra.config.brand.name,
        isSignedIn: selectIsLoggedIn(api.getState()),
      });
      if (words === null) return;
      const intl = extra.intl();
      const why = intl.formatMessage(words.message, words.values);
      const message = error.quiet === 'inPlace' ? intl.formatMessage(messages.left, { why }) : why;
      const stays = error.quiet === 'inPlace' ? { timeOut: 0 } : {}; // nothing on the page says it
      dispatch(showToast(message, { type: 'error', message, offersSignIn: words.offersSignIn, ...stays }));
    },
  });
};

/** Whether the store has the call still: by the path of its API, which begins the action's type. */
const isTracked = (state: object, type: string, requestId: string): boolean => {
  const api = (state as Partial<Record<string, { mutations: object }>>)[type.slice(0, type.indexOf('/'))];
  return api !== undefined && requestId in api.mutations;
};
