import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';

import { describeError } from '#platform/api/describeError.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import type { Listeners } from '#platform/listen.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

import { showToast } from './toasts.ts';

/** Shows one toast for each failed call of the five APIs, except quiet ones (their screens show the failure), 404s and cancelled calls. */
export const errorToasts: Listeners = (start) => {
  start({
    predicate: (action): action is UnknownAction => isRejectedWithValue(action),
    effect: (action, api) => {
      const { dispatch, extra } = api;
      const error = (action as unknown as { payload: PortalError }).payload; // base queries reject with nothing else
      if (error.quiet === true || httpStatusOf(error) === 404) return;
      const words = describeError(error, {
        brand: extra.config.brand.name,
        isSignedIn: selectIsLoggedIn(api.getState()),
      });
      if (words === null) return;
      const message = extra.intl().formatMessage(words.message, words.values);
      dispatch(showToast(message, { type: 'error', message, offersSignIn: words.offersSignIn }));
    },
  });
};
