import { defineMessage } from 'react-intl';

import type { PortalThunk } from '#platform/storeTypes.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';
import { messages as signInMessages } from '#platform/session/screens/messages.ts';
import { callbackOpened } from '#platform/session/store/sessionSlice.ts';

const prepareSignIn: PortalThunk<Promise<void>> = (_dispatch, _getState, { identity }) => {
  identity.prepare();
  return Promise.resolve(); // the page that starts the sign-in does not wait for this
};

export const authRoutes: RouteRow[] = [
  {
    path: paths.auth.root,
    access: 'public',
    redirect: ({ search }) => `${paths.auth.login}${search.size > 0 ? `?${search.toString()}` : ''}`,
  },
  {
    path: paths.auth.login,
    title: signInMessages.takingYou,
    titleLayout: 'flow',
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "SigningIn" */ './signIn/LoginScreen.tsx')).LoginScreen,
    prefetch: (dispatch) => dispatch(prepareSignIn),
  },
  {
    path: paths.auth.signUp,
    title: defineMessage({ id: 'auth.signUp.title', defaultMessage: 'Create your account' }),
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "SignUpScreen" */ './signUp/SignUpScreen.tsx')).SignUpScreen,
  },
  {
    path: paths.auth.callback,
    title: defineMessage({ id: 'auth.title.callback', defaultMessage: 'Signing you in' }),
    titleLayout: 'flow',
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "SigningIn" */ './signIn/CallbackScreen.tsx')).CallbackScreen,
    // The response is exchanged for tokens while the page renders; the page only shows the progress.
    prefetch: (dispatch) => Promise.resolve(dispatch(callbackOpened())),
  },
  {
    path: paths.redirect,
    title: defineMessage({ id: 'auth.title.redirect', defaultMessage: 'Taking you to your page' }),
    titleLayout: 'flow',
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "SigningIn" */ './signIn/RedirectScreen.tsx')).RedirectScreen,
  },
  {
    path: paths.authorizeUser,
    title: defineMessage({ id: 'auth.title.authorize', defaultMessage: 'Sign in, or continue without' }),
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "SigningIn" */ './signIn/AuthorizeUserScreen.tsx')).AuthorizeUserScreen,
  },
];
