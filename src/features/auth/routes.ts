import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

export const authRoutes: RouteRow[] = [
  {
    path: paths.auth.root,
    access: 'public',
    redirect: ({ search }) => `${paths.auth.login}${search.size > 0 ? `?${search.toString()}` : ''}`,
  },
  {
    path: paths.auth.login,
    title: titles.login,
    look: 'flow',
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "LeadingOn" */ './signIn/LoginScreen.tsx')).LoginScreen,
  },
  {
    path: paths.auth.signUp,
    title: titles.signUp,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "SignUpScreen" */ './signUp/SignUpScreen.tsx')).SignUpScreen,
  },
  {
    path: paths.auth.callback,
    title: titles.callback,
    look: 'flow',
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "CallbackScreen" */ './signIn/CallbackScreen.tsx')).CallbackScreen,
  },
  {
    path: paths.redirect,
    title: titles.redirect,
    look: 'flow',
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "LeadingOn" */ './signIn/RedirectScreen.tsx')).RedirectScreen,
  },
  {
    path: paths.authorizeUser,
    title: titles.authorize,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "LeadingOn" */ './signIn/AuthorizeUserScreen.tsx')).AuthorizeUserScreen,
  },
];
