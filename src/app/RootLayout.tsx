import { lazy, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { authApi } from '#features/auth/authApi.ts';
import { hasSentPayment } from '#lending/payments/sentPayments.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { useIsHydrating } from '#platform/firstView/useIsHydrating.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { appearanceChosen, selectAppearance } from '#platform/preferences/preferencesSlice.ts';
import { placeToReturnTo } from '#platform/session/store/placeToReturnTo.ts';
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

import { frameClosed, frameOpened, useIsOpenOver } from './frame/frameSlice.ts';
import { PageFrame } from './frame/PageFrame.tsx';
import { frameAt, patternAt } from './routes.ts';
import { Screens } from './Screens.tsx';

/** Loaded when a session is first about to end. */
const SessionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "Dialogs" */ '#features/auth/SessionDialog.tsx')).SessionDialog,
}));
/** Loaded when somebody signs out while a payment is under way. */
const SignOutDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "Dialogs" */ '#features/auth/SignOutDialog.tsx')).SignOutDialog,
}));
const SignInWindowDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SignInWindowDialog" */ '#features/auth/signIn/SignInWindowDialog.tsx'))
    .SignInWindowDialog,
}));

/** Where it does not arrive, there is nothing. */
const LaterParts = lazy(async () => {
  const part = await import(/* webpackChunkName: "LaterParts" */ './pages/LaterParts.tsx').catch(() => null);
  return { default: part?.LaterParts ?? (() => null) };
});

/** Header, footer and the session dialog around every screen. They stay when a screen breaks. */
export function RootLayout() {
  const dispatch = useDispatch<PortalDispatch>();
  const { pathname, search } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isEnding = useSelector(selectIsEnding);
  const user = useSelector(selectUser);
  const familyName = useFamilyName(user?.sub);
  const { identity } = useConfig();
  const isEmbedded = use(EmbeddedContext);
  const isNoticed = useSelector(selectExpiryNotice);
  const [wasNoticed, setWasNoticed] = useState(false);
  if (isNoticed && !wasNoticed) setWasNoticed(true);
  const isAsked = useIsOpenOver('signOut');
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  const signOut = () => dispatch(signOutRequested({ reason: 'user' }));
  const appearance = useSelector(selectAppearance);
  // Each address, for example each step of a payment, is a place to come back to. Told before the screen asks for anything.
  useLayoutEffect(() => void dispatch(screenShown({ route: patternAt(pathname) })), [dispatch, pathname, search]);
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
        onSignIn: () =>
          dispatch((send, getState) =>
            send(signInRequested({ returnUrl: placeToReturnTo(getState()), byPerson: true, inToast: true })),
          ),
        onSignOut: () => (dispatch(hasSentPayment()) ? dispatch(frameOpened('signOut')) : signOut()),
      }}
    >
      <Screens />
      <OnceIdle />
      {wasNoticed && !isEmbedded && (
        <Suspense>
          <SessionDialog />
        </Suspense>
      )}
      {wasAsked && (
        <Suspense>
          <SignOutDialog
            open={isAsked}
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

/** Not in the markup that the build made, which knows no deployment. */
function SignInWindow() {
  return (
    !useIsHydrating() && (
      <Suspense>
        <SignInWindowDialog />
      </Suspense>
    )
  );
}

function OnceIdle() {
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
 * The family name of the person who is signed in, once the profile that each session asks for is there. Asks for nothing itself:
 * without a profile the session would end. Remembers it, because an answer that no screen shows is soon forgotten.
 */
function useFamilyName(sub: string | undefined): string {
  const { data } = getProfile.useQueryState();
  const [known, setKnown] = useState({ sub, name: '' });
  if (data !== undefined && (known.sub !== sub || known.name !== data.lastName)) setKnown({ sub, name: data.lastName });
  return known.sub === sub ? known.name : '';
}
