import { createElement } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';

import type { RouteHandle } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const open: RouteHandle = { access: 'public' };

/** @param isKnownPath whether the portal has a page at a path: nobody is sent anywhere else after sign-in */
export const authRoutes = (isKnownPath: (path: string) => boolean): RouteObject[] => [
  { path: paths.auth.root, handle: open, loader: ({ request }) => redirect(paths.auth.login + new URL(request.url).search) },
  {
    path: paths.auth.login,
    handle: open,
    lazy: async () => ({ element: createElement((await import('./LoginScreen.tsx')).LoginScreen, { isKnownPath }) }),
  },
  {
    path: paths.auth.callback,
    handle: open,
    lazy: async () => ({ element: createElement((await import('./CallbackScreen.tsx')).CallbackScreen, { isKnownPath }) }),
  },
];
