import { defineMessage } from 'react-intl';

import { getLoans } from '#features/loans/loansApi.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const homeValueTitle = defineMessage({ id: 'homeValuation.title.homeValue', defaultMessage: 'What your home may be worth' });

const { own, shared } = paths.homeValue;

export const homeValuationRoutes: RouteRow[] = [
  {
    path: own,
    title: homeValueTitle,
    access: 'authenticated',
    isTracked: true,
    load: async () => (await import(/* webpackChunkName: "HomeValue" */ './HomeValueScreen.tsx')).HomeValueScreen,
    prefetch: (dispatch) => dispatch(getLoans.initiate(undefined, { subscribe: false })),
  },
  {
    path: `${shared}/:contactId`,
    title: homeValueTitle,
    access: 'link',
    badLink: shared,
    load: async () => (await import(/* webpackChunkName: "HomeValue" */ './SharedHomeValueScreen.tsx')).SharedHomeValueScreen,
  },
  {
    path: shared,
    title: defineMessage({ id: 'homeValuation.title.noReport', defaultMessage: 'This link no longer works' }),
    titleLayout: 'deadEnd',
    access: 'public',
    frame: 'mailed',
    load: async () => (await import(/* webpackChunkName: "NoReportScreen" */ './NoReportScreen.tsx')).NoReportScreen,
  },
];
