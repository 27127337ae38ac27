import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { SessionDialog } from '#features/auth/SessionDialog.tsx';
import { appearanceChosen, selectAppearance } from '#platform/preferences/preferencesSlice.ts';
import { selectIsLoggedIn, selectUser, signInRequested, signOutRequested } from '#platform/session/sessionSlice.ts';
import { Skeleton } from '#platform/ui/Skeleton.tsx';

import { PageFrame } from './frame/PageFrame.tsx';

/** Header, footer and the session dialog round every route; stays when a route breaks. */
export function RootLayout() {
  return (
    <Framed>
      <Outlet />
      <SessionDialog />
      <ScrollRestoration />
    </Framed>
  );
}

/** The same frame while the first route's program is on its way. */
export function ArrivingLayout() {
  return (
    <Framed>
      <div className="stack" aria-hidden="true">
        <Skeleton height="35px" width="180px" />
        <Skeleton height="220px" />
      </div>
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const user = useSelector(selectUser);
  const appearance = useSelector(selectAppearance);
  return (
    <PageFrame
      header={{
        isLoggedIn,
        givenName: user?.givenname ?? '',
        appearance,
        onAppearance: (chosen) => dispatch(appearanceChosen(chosen)),
        onSignIn: () => dispatch(signInRequested({ returnUrl: pathname + search, byPerson: true })),
        onSignOut: () => dispatch(signOutRequested({ reason: 'user' })),
      }}
    >
      {children}
    </PageFrame>
  );
}
