import { matchRoutes } from 'react-router-dom';

import { accountsRoutes } from '#features/accounts/routes.ts';
import { authRoutes } from '#features/auth/routes.ts';
import { helpRoutes } from '#features/help/routes.ts';
import { legalRoutes } from '#features/legal/routes.ts';
import { loansRoutes } from '#features/loans/routes.ts';
import { payRoutes } from '#features/pay/routes.ts';
import { profileRoutes } from '#features/profile/routes.ts';
import { accessOf, type RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';
import type { RouteTable } from '#platform/routing/RouteTable.ts';

const known: RouteRow[] = [
  // The first page is a separate document; inside the application its address is the root.
  { path: paths.landing, access: 'public', redirect: () => paths.pay.start },
  { path: paths.app, access: 'public', redirect: () => paths.pay.start },
  ...authRoutes,
  ...loansRoutes,
  ...payRoutes,
  ...accountsRoutes,
  ...profileRoutes,
  ...helpRoutes,
  ...legalRoutes,
  {
    path: paths.version,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "VersionScreen" */ './pages/VersionScreen.tsx')).VersionScreen,
  },
  {
    path: paths.unauthorized,
    access: 'public',
    load: async () =>
      (await import(/* webpackChunkName: "UnauthorizedScreen" */ './pages/UnauthorizedScreen.tsx')).UnauthorizedScreen,
  },
  {
    path: paths.error,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "ErrorScreen" */ './pages/ErrorScreen.tsx')).ErrorScreen,
  },
];

/** Every address (specification, section 2); anything else is the not-found page. */
export const routes: RouteRow[] = [
  ...known,
  {
    path: '*',
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "NotFoundScreen" */ './pages/NotFoundScreen.tsx')).NotFoundScreen,
  },
];

export const routeTable: RouteTable = {
  isKnownPath: (path) => matchRoutes(known, path) !== null,
  isPublicAddress: (address) => {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    const match = matchRoutes(known, pathname)?.at(-1);
    return match !== undefined && accessOf(match.route, { params: match.params, search: searchParams }) !== 'authenticated';
  },
};
