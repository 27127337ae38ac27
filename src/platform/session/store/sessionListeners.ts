import { isAnyOf } from '@reduxjs/toolkit';

import type { Listeners } from '#platform/storeTypes.ts';
import { startupMoment } from '#platform/startup.ts';

import { currentReturnUrl } from './currentReturnUrl.ts';
import {
  renewalFailed,
  renewed,
  selectAccessToken,
  sessionExpired,
  sessionExpiring,
  sessionResumed,
  signedIn,
  signedOut,
  signInAgainRequested,
  signInPostponed,
  signInRequested,
  signOutRequested,
  stayRequested,
} from './sessionSlice.ts';
import { STORAGE_KEYS, writeStoredSession } from './storedSession.ts';

/** Stores a session, renews it in time and ends it when it expires. Sign-in and sign-out are handled by the auth feature. */
export const sessionListeners: Listeners = (start) => {
  for (const actionCreator of [signedIn, renewed]) {
    start({
      actionCreator,
      effect: ({ payload }, api) => {
        // The reducer ignores a renewal that arrives after sign-out. Such a session must not be stored.
        if (selectAccessToken(api.getState()) !== payload.token) return;
        api.extra.identity.setTokenInUse(payload.token);
        writeStoredSession(api.extra.storage, payload);
      },
    });
  }

  start({
    matcher: isAnyOf(signedIn, sessionResumed),
    effect: async (_action, { extra, pause }) => {
      await pause(startupMoment('idle')); // The OpenID library is large, so load it only when the page is idle.
      await extra.identity.startMonitoring().catch(() => undefined); // Without the provider's session check, the session still ends when the token expires.
    },
  });

  start({
    actionCreator: sessionExpiring,
    effect: async (_action, { dispatch, extra }) => {
      const session = await extra.identity.renew();
      dispatch(session === null ? renewalFailed() : renewed(session));
    },
  });

  start({
    actionCreator: stayRequested,
    effect: async (_action, { dispatch, extra, getState }) => {
      const session = await extra.identity.renew();
      // The user may have navigated while the provider was contacted, so the return URL is read only now.
      const returnUrl = currentReturnUrl(getState());
      dispatch(session === null ? signInRequested({ returnUrl, byPerson: true, inThisWindow: true }) : renewed(session));
    },
  });

  start({
    actionCreator: sessionExpired,
    effect: (_action, { dispatch }) => {
      dispatch(signOutRequested({ reason: 'expired' }));
    },
  });

  start({
    actionCreator: signInAgainRequested,
    effect: ({ payload: { returnUrl } }, { dispatch, getState }) => {
      const isSignedIn = selectAccessToken(getState()) !== null;
      dispatch(isSignedIn ? signOutRequested({ reason: 'expired' }) : signInRequested({ returnUrl, byPerson: true }));
    },
  });

  start({
    actionCreator: signInPostponed,
    effect: (_action, { extra }) => extra.storage.set(STORAGE_KEYS.authenticateLater, 'true'),
  });

  start({
    actionCreator: signInRequested,
    effect: (_action, { extra }) => extra.storage.remove(STORAGE_KEYS.authenticateLater),
  });

  start({
    actionCreator: signedOut,
    effect: (_action, { extra }) => extra.identity.endSession(),
  });
};
