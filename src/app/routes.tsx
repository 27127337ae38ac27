import { matchRoutes, redirect, type RouteObject } from 'react-router-dom';

import { authRoutes } from '#features/auth/routes.ts';
import { loansRoutes } from '#features/loans/routes.ts';
import { payRoutes } from '#features/pay/routes.ts';
import type { RouteHandle } from '#platform/routing/access.ts';
import { AccessGate } from '#platform/routing/AccessGate.tsx';
import { paths } from '#platform/routing/paths.ts';

import { RouteErrorScreen } from './frame/RouteErrorScreen.tsx';
import { ArrivingLayout, RootLayout } from './RootLayout.tsx';

const open: RouteHandle = { access: 'public' };

const rows: RouteObject[] = [
  // The first page is a document of its own; inside the application its address is the application's root.
  { path: paths.landing, handle: open, loader: () => redirect(paths.pay.start) },
  { path: paths.app, handle: open, loader: () => redirect(paths.pay.start) },
  ...authRoutes(isKnownPath),
  ...loansRoutes,
  ...payRoutes,
  {
    path: paths.version,
    handle: open,
    lazy: async () => ({ Component: (await import('./pages/VersionScreen.tsx')).VersionScreen }),
  },
  {
    path: paths.unauthorized,
    handle: open,
    lazy: async () => ({ Component: (await import('./pages/UnauthorizedScreen.tsx')).UnauthorizedScreen }),
  },
  { path: paths.error, handle: open, lazy: async () => ({ Component: (await import('./pages/ErrorScreen.tsx')).ErrorScreen }) },
];

const notFound: RouteObject = {
  path: '*',
  handle: open,
  lazy: async () => ({ Component: (await import('./pages/NotFoundScreen.tsx')).NotFoundScreen }),
};

/** The gate, then every feature's rows (specification, section 2). */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <ArrivingLayout />,
    children: [
      { element: <AccessGate />, children: [...rows, notFound].map((row) => ({ errorElement: <RouteErrorScreen />, ...row })) },
    ],
  },
];

function isKnownPath(path: string): boolean {
  return matchRoutes(rows, path) !== null;
}
