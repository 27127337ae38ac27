import { createElement } from 'react';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

/** @param isKnownPath whether the portal has a page at a path: nobody is sent anywhere else after sign-in */
export const authRoutes = (isKnownPath: (path: string) => boolean): RouteRow[] => [
  {
    path: paths.auth.root,
    access: 'public',
    redirect: ({ search }) => `${paths.auth.login}${search.size > 0 ? `?${search.toString()}` : ''}`,
  },
  {
    path: paths.auth.login,
    access: 'public',
    load: async () => {
      const { LoginScreen } = await import(/* webpackChunkName: "LoginScreen" */ './LoginScreen.tsx');
      return () => createElement(LoginScreen, { isKnownPath });
    },
  },
  {
    path: paths.auth.signUp,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "SignUpScreen" */ './SignUpScreen.tsx')).SignUpScreen,
  },
  {
    path: paths.auth.callback,
    access: 'public',
    load: async () => {
      const { CallbackScreen } = await import(/* webpackChunkName: "CallbackScreen" */ './CallbackScreen.tsx');
      return () => createElement(CallbackScreen, { isKnownPath });
    },
  },
];
