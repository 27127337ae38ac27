import { defineMessage } from 'react-intl';
import { matchRoutes, type Params } from 'react-router-dom';

import { accountsRoutes } from '#features/accounts/routes.ts';
import { authRoutes } from '#features/auth/routes.ts';
import { docuSafeRoutes } from '#features/docuSafe/routes.ts';
import { helpRoutes } from '#features/help/routes.ts';
import { homeValuationRoutes } from '#features/homeValuation/routes.ts';
import { legalRoutes } from '#features/legal/routes.ts';
import { loanSummariesRoutes } from '#features/loanSummaries/routes.ts';
import { loansRoutes } from '#features/loans/routes.ts';
import { ocrRoutes } from '#features/ocr/routes.ts';
import { payRoutes } from '#features/pay/routes.ts';
import { privacyRoutes } from '#features/privacy/routes.ts';
import { profileRoutes } from '#features/profile/routes.ts';
import { rateDropRoutes } from '#features/rateDrop/routes.ts';
import { accessOf, frameKindOf, type StandardRouteRow, type RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';
import type { RouteTable } from '#platform/routing/RouteTable.ts';

const notFound = {
  title: defineMessage({ id: 'pages.notFoundTitle', defaultMessage: 'We can’t find this page' }),
  titleLayout: 'deadEnd',
  access: 'public',
  load: async () => (await import(/* webpackChunkName: "NotFoundScreen" */ './pages/NotFoundScreen.tsx')).NotFoundScreen,
} satisfies Omit<StandardRouteRow, 'path'>;

const knownRoutes: RouteRow[] = [
  // The landing page is a separate document; inside the application `/` redirects.
  { path: paths.landing, access: 'public', redirect: () => paths.pay.start },
  { path: paths.app, access: 'public', redirect: () => paths.pay.start },
  ...authRoutes,
  ...rateDropRoutes,
  ...loansRoutes,
  ...payRoutes,
  ...accountsRoutes,
  ...profileRoutes,
  ...homeValuationRoutes,
  ...privacyRoutes,
  ...helpRoutes,
  ...legalRoutes,
  ...loanSummariesRoutes,
  ...docuSafeRoutes,
  ...ocrRoutes,
  {
    path: paths.version,
    title: defineMessage({ id: 'pages.versionTitle', defaultMessage: 'About this version' }),
    titleLayout: 'flow',
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "VersionScreen" */ './pages/VersionScreen.tsx')).VersionScreen,
  },
  {
    path: paths.publicPages,
    title: defineMessage({ id: 'pages.incompleteLinkTitle', defaultMessage: 'This link is not complete' }),
    titleLayout: 'deadEnd',
    access: 'public',
    frame: 'mailed',
    load: async () =>
      (await import(/* webpackChunkName: "IncompleteLinkScreen" */ './pages/IncompleteLinkScreen.tsx')).IncompleteLinkScreen,
  },
  {
    path: paths.unauthorized,
    title: defineMessage({ id: 'pages.unauthorizedTitle', defaultMessage: 'You don’t have access to this page' }),
    titleLayout: 'deadEnd',
    access: 'public',
    load: async () =>
      (await import(/* webpackChunkName: "UnauthorizedScreen" */ './pages/UnauthorizedScreen.tsx')).UnauthorizedScreen,
  },
  {
    path: paths.error,
    title: defineMessage({ id: 'pages.errorTitle', defaultMessage: 'We could not finish that' }),
    titleLayout: 'deadEnd',
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "ErrorScreen" */ './pages/ErrorScreen.tsx')).ErrorScreen,
  },
];

const notFoundRoute: RouteRow = { path: '*', ...notFound };

/** All routes (specification, section 2), ending with the not-found page. */
export const routes: RouteRow[] = [...knownRoutes, notFoundRoute];

interface RouteMatch {
  route: RouteRow;
  params: Readonly<Params>;
}

/**
 * Cache of the last match. React Router ranks all rows on every match (3 ms on a phone), and five callers ask about each page; without
 * the cache, a navigation would take 12 ms longer.
 */
let lastRouteMatch: { path: string; match: RouteMatch } | undefined;

export function matchAt(path: string): RouteMatch {
  // React Router matches nothing, not even `*`, for a path that contains a line break.
  if (lastRouteMatch?.path !== path)
    lastRouteMatch = { path, match: matchRoutes(routes, path)?.at(-1) ?? { route: notFoundRoute, params: {} } };
  return lastRouteMatch.match;
}

function matchKnown(path: string): RouteMatch | null {
  const match = matchAt(path);
  return match.route === notFoundRoute ? null : match;
}

export const frameKindAt = (path: string) => frameKindOf(matchAt(path).route);

/** The result is `*` for an unknown path. */
export const routePatternAt = (path: string): string => matchAt(path).route.path;

/** Returns the route pattern of a path if page views may be counted for it, otherwise null. */
export const trackedRouteAt = (path: string): string | null => {
  const row = matchAt(path).route;
  return row.isTracked === true ? row.path : null;
};

export const routeTable: RouteTable = {
  isKnownPath: (path) => matchKnown(path) !== null,
  isPublicAddress: (address) => {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    const match = matchKnown(pathname);
    return match !== null && accessOf(match.route, { params: match.params, search: searchParams }) !== 'authenticated';
  },
};
