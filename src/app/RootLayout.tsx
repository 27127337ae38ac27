import { lazy, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { authApi } from '#features/auth/authApi.ts';
import { hasPendingPayment } from '#lending/payments/pendingPayments.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { useIsHydrating } from '#platform/firstView/useIsHydrating.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { appearanceChosen, selectAppearance } from '#platform/preferences/preferencesSlice.ts';
import { currentReturnUrl } from '#platform/session/store/currentReturnUrl.ts';
import {
  selectExpiryNotice,
  selectIsEnding,
  selectIsLoggedIn,
  selectUser,
  signInRequested,
  signOutRequested,
} from '#platform/session/store/sessionSlice.ts';
import { EmbeddedContext } from '#platform/routing/isEmbedded.ts';
import { onStartup } from '#platform/startup.ts';

import { frameClosed, frameOpened, useIsOverlayOpen } from './frame/frameSlice.ts';
import { PageFrame } from './frame/PageFrame.tsx';
import { frameKindAt, routePatternAt } from './routes.ts';
import { Screens } from './Screens.tsx';

/** Loaded when a session is first about to expire. */
const SessionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "Dialogs" */ '#features/auth/SessionDialog.tsx')).SessionDialog,
}));
/** Loaded when the user signs out while a payment is in progress. */
const SignOutDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "Dialogs" */ '#features/auth/SignOutDialog.tsx')).SignOutDialog,
}));
const SignInWindowDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SignInWindowDialog" */ '#features/auth/signIn/SignInWindowDialog.tsx'))
    .SignInWindowDialog,
}));

/** If the chunk fails to load, nothing is rendered. */
const LaterParts = lazy(async () => {
  const part = await import(/* webpackChunkName: "LaterParts" */ './pages/LaterParts.tsx').catch(() => null);
  return { default: part?.LaterParts ?? (() => null) };
});

/** Header, footer and dialogs around every screen. They keep working when a screen crashes. */
export function RootLayout() {
  const dispatch = useDispatch<PortalDispatch>();
  const { pathname, search } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isEnding = useSelector(selectIsEnding);
  const user = useSelector(selectUser);
  const familyName = useFamilyName(user?.sub);
  const { identity } = useConfig();
  const isEmbedded = use(EmbeddedContext);
  const isExpiring = useSelector(selectExpiryNotice);
  const [wasExpiring, setWasNoticed] = useState(false);
  if (isExpiring && !wasExpiring) setWasNoticed(true);
  const isSignOutDialogOpen = useIsOverlayOpen('signOut');
  const [wasSignOutDialogOpened, setWasAsked] = useState(false);
  if (isSignOutDialogOpen && !wasSignOutDialogOpened) setWasAsked(true);
  const signOut = () => dispatch(signOutRequested({ reason: 'user' }));
  const appearance = useSelector(selectAppearance);
  // Every URL, such as each step of a payment, is a place to return to after signing in. A layout effect records it before the screen
  // sends requests.
  useLayoutEffect(() => void dispatch(screenShown({ route: routePatternAt(pathname) })), [dispatch, pathname, search]);
  return (
    <PageFrame
      frame={frameKindAt(pathname)}
      header={{
        isLoggedIn: isLoggedIn || isEnding,
        person: {
          givenName: user?.givenname ?? '',
          familyName,
          email: user?.email ?? '',
        },
        appearance,
        onAppearance: (chosen) => dispatch(appearanceChosen(chosen)),
        onSignIn: () =>
          dispatch((send, getState) =>
            send(signInRequested({ returnUrl: currentReturnUrl(getState()), byPerson: true, inToast: true })),
          ),
        onSignOut: () => (dispatch(hasPendingPayment()) ? dispatch(frameOpened('signOut')) : signOut()),
      }}
    >
      <Screens />
      <LoadWhenIdle />
      {wasExpiring && !isEmbedded && (
        <Suspense>
          <SessionDialog />
        </Suspense>
      )}
      {wasSignOutDialogOpened && (
        <Suspense>
          <SignOutDialog
            open={isSignOutDialogOpen}
            onAnswer={(signsOut) => {
              dispatch(frameClosed());
              if (signsOut) signOut();
            }}
          />
        </Suspense>
      )}
      {identity.popup === true && <SignInWindow />}
    </PageFrame>
  );
}

/** Not rendered during hydration, because the prerendered markup does not depend on the configuration. */
function SignInWindow() {
  return (
    !useIsHydrating() && (
      <Suspense>
        <SignInWindowDialog />
      </Suspense>
    )
  );
}

function LoadWhenIdle() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onStartup('idle', () => setIsIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <LaterParts />
      </Suspense>
    )
  );
}

const { getProfile } = authApi.endpoints;

/**
 * Returns the family name of the signed-in user once the session's profile has loaded. It sends no request itself, because every session
 * loads the profile. It keeps the name in state, because RTK Query soon drops data without a subscriber.
 */
function useFamilyName(sub: string | undefined): string {
  const { data } = getProfile.useQueryState();
  const [known, setKnown] = useState({ sub, name: '' });
  if (data !== undefined && (known.sub !== sub || known.name !== data.lastName)) setKnown({ sub, name: data.lastName });
  return known.sub === sub ? known.name : '';
}
