import { createElement } from 'react';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

type OfPath = (path: string) => boolean;

/**
 * @param isKnownPath whether the portal has a page at a path: nobody is sent anywhere else after sign-in
 * @param isPublicPath whether that page can be used without signing in
 */
export const authRoutes = (isKnownPath: OfPath, isPublicPath: OfPath): RouteRow[] => [
  {
    path: paths.auth.root,
    access: 'public',
    redirect: ({ search }) => `${paths.auth.login}${search.size > 0 ? `?${search.toString()}` : ''}`,
  },
  {
    path: paths.auth.login,
    access: 'public',
    load: async () => {
      const { LoginScreen } = await import(/* webpackChunkName: "LoginScreen" */ './signIn/LoginScreen.tsx');
      return () => createElement(LoginScreen, { isKnownPath });
    },
  },
  {
    path: paths.auth.signUp,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "SignUpScreen" */ './signUp/SignUpScreen.tsx')).SignUpScreen,
  },
  {
    path: paths.auth.callback,
    access: 'public',
    load: async () => {
      const { CallbackScreen } = await import(/* webpackChunkName: "CallbackScreen" */ './signIn/CallbackScreen.tsx');
      return () => createElement(CallbackScreen, { isKnownPath });
    },
  },
  {
    path: paths.redirect,
    access: 'authenticated',
    load: async () => {
      const { RedirectScreen } = await import(/* webpackChunkName: "RedirectScreen" */ './signIn/RedirectScreen.tsx');
      return () => createElement(RedirectScreen, { isKnownPath });
    },
  },
  {
    path: paths.authorizeUser,
    access: 'public',
    load: async () => {
      const { AuthorizeUserScreen } = await import(
        /* webpackChunkName: "AuthorizeUserScreen" */ './signIn/AuthorizeUserScreen.tsx'
      );
      return () => createElement(AuthorizeUserScreen, { isKnownPath, isPublicPath });
    },
  },
];
