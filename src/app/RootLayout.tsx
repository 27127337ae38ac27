import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { staticDocument } from '#platform/api/staticDocument.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { screenShown } from '#platform/history/pageActions.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { appearanceChosen, selectAppearance } from '#platform/preferences/preferencesSlice.ts';
import {
  selectExpiryNotice,
  selectIsEnding,
  selectIsLoggedIn,
  selectUser,
  signInRequested,
  signOutRequested,
} from '#platform/session/store/sessionSlice.ts';
import { isPrivacySignalOn } from '#platform/privacy/privacySignal.ts';
import { isEmbedded } from '#platform/routing/isEmbedded.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { messages } from './frame/messages.ts';
import { PageFrame } from './frame/PageFrame.tsx';
import { useVersionNotice } from './pages/useVersionNotice.ts';
import { countedRouteAt, frameAt, patternAt } from './routes.ts';
import { Screens } from './Screens.tsx';
import { useFamilyName } from './useFamilyName.ts';

/** Loaded when a session is first about to end. */
const SessionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SessionDialog" */ '#features/auth/SessionDialog.tsx')).SessionDialog,
}));
const SignInWindowDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SignInWindowDialog" */ '#features/auth/signIn/SignInWindowDialog.tsx'))
    .SignInWindowDialog,
}));

/** Loaded once the first view is at rest, and only where visits may be counted. Where it does not arrive, nothing is counted. */
const VisitCounter = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, COUNT_AFTER_MS));
  const part = await import(/* webpackChunkName: "VisitCounter" */ './analytics/VisitCounter.tsx').catch(() => null);
  return { default: part?.VisitCounter ?? (() => null) };
});
const COUNT_AFTER_MS = 2000;

/** Specification, section 9. */
const VERSION_NOTICE_MS = 3500;

/** Header, footer and the session dialog around every screen. They stay when a screen breaks. */
export function RootLayout() {
  'use no memo'; // every page carries it, and it seldom renders
  const dispatch = useDispatch<PortalDispatch>();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isEnding = useSelector(selectIsEnding);
  const user = useSelector(selectUser);
  const familyName = useFamilyName(user?.sub);
  const { identity, analytics } = useConfig();
  const isNoticed = useSelector(selectExpiryNotice);
  const [wasNoticed, setWasNoticed] = useState(false);
  if (isNoticed && !wasNoticed) setWasNoticed(true);
  const countedRoute = analytics.provider === 'none' || isPrivacySignalOn() ? null : countedRouteAt(pathname);
  const appearance = useSelector(selectAppearance);
  // Each address, for example each step of a payment, is a place to come back to. Told before the screen asks for anything.
  useLayoutEffect(() => void dispatch(screenShown({ route: patternAt(pathname) })), [dispatch, pathname, search]);
  useVersionNotice({
    fetchCommit: async () => commitOf(await staticDocument('/version.json')),
    onNewer: () => {
      const message = intl.formatMessage(messages.newerVersion);
      dispatch(showToast('version', { type: 'info', message, position: 'bottom-right', timeOut: VERSION_NOTICE_MS }));
    },
  });
  return (
    <PageFrame
      frame={frameAt(pathname)}
      header={{
        isLoggedIn: isLoggedIn || isEnding,
        person: {
          givenName: user?.givenname ?? '',
          familyName,
          email: user?.email ?? '',
        },
        appearance,
        onAppearance: (chosen) => dispatch(appearanceChosen(chosen)),
        onSignIn: () => dispatch(signInRequested({ returnUrl: pathname + search, byPerson: true, inToast: true })),
        onSignOut: () => dispatch(signOutRequested({ reason: 'user' })),
      }}
    >
      <Screens />
      {wasNoticed && !isEmbedded() && (
        <Suspense>
          <SessionDialog />
        </Suspense>
      )}
      {countedRoute !== null && (
        <Suspense>
          <VisitCounter route={countedRoute} />
        </Suspense>
      )}
      {identity.popup === true && (
        <Suspense>
          <SignInWindowDialog />
        </Suspense>
      )}
    </PageFrame>
  );
}

const commitOf = (version: unknown): string | null =>
  typeof version === 'object' && version !== null && 'commit' in version && typeof version.commit === 'string'
    ? version.commit
    : null;
