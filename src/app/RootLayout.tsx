import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { SessionDialog } from '#features/auth/SessionDialog.tsx';
import { appearanceChosen, selectAppearance } from '#platform/preferences/preferencesSlice.ts';
import { selectIsLoggedIn, selectUser, signInRequested, signOutRequested } from '#platform/session/sessionSlice.ts';

import { PageFrame } from './frame/PageFrame.tsx';
import { Screens } from './Screens.tsx';

/** Header, footer and the session dialog round every screen; stays when a screen breaks. */
export function RootLayout() {
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
      <Screens />
      <SessionDialog />
    </PageFrame>
  );
}
