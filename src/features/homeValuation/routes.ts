import { getLoans } from '#features/loans/loansApi.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

const { own, shared } = paths.homeValue;

export const homeValuationRoutes: RouteRow[] = [
  {
    path: own,
    title: titles.homeValue,
    access: 'authenticated',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "HomeValue" */ './HomeValueScreen.tsx')).HomeValueScreen,
    prefetch: (dispatch) => dispatch(getLoans.initiate(undefined, { subscribe: false })),
  },
  {
    path: `${shared}/:contactId`,
    title: titles.homeValue,
    access: 'link',
    badLink: shared,
    load: async () => (await import(/* webpackChunkName: "HomeValue" */ './SharedHomeValueScreen.tsx')).SharedHomeValueScreen,
  },
  {
    path: shared,
    title: titles.noReport,
    look: 'deadEnd',
    access: 'public',
    frame: 'mailed',
    load: async () => (await import(/* webpackChunkName: "NoReportScreen" */ './NoReportScreen.tsx')).NoReportScreen,
  },
];
