import { defineMessage } from 'react-intl';

import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import type { RouteLocation, RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const { alerts, thankYou, noData, root, visitors, visitorsThankYou } = paths.rateDrop;

const hasQueryValue = ({ search }: RouteLocation, ...keys: string[]) => keys.some((key) => search.get(key));

const formRoute = {
  title: defineMessage({ id: 'rateDrop.title.set', defaultMessage: 'Set a Rate Drop Alert' }),
  titleLayout: 'form',
} as const;
const flowRoute = { title: rateDropAlerts, titleLayout: 'flow', access: 'public' } as const;

export const rateDropRoutes: RouteRow[] = [
  {
    path: root,
    ...formRoute,
    // Visitors who follow a loan officer's link need no account.
    access: (at) => (hasQueryValue(at, 'loanNumber', 'userPreferenceId') ? 'authenticated' : 'public'),
    // Route guard required by section 2 of the specification. The loan list explains the redirect.
    redirect: (at) =>
      hasQueryValue(at, 'loanNumber', 'userPreferenceId', 'contactid', 'contactId')
        ? null
        : `${paths.loans.list}?notice=rate-drop`,
    load: async () => (await import(/* webpackChunkName: "RateDropForm" */ './SetAlertScreen.tsx')).SetAlertScreen,
  },
  {
    path: alerts,
    ...flowRoute,
    access: 'authenticated',
    isTracked: true,
    load: async () => (await import(/* webpackChunkName: "RateDropAlerts" */ './AlertsScreen.tsx')).AlertsScreen,
  },
  {
    path: thankYou,
    ...flowRoute,
    load: async () => (await import(/* webpackChunkName: "RateDropThanks" */ './OutcomeScreens.tsx')).ThankYouScreen,
  },
  {
    path: noData,
    ...flowRoute,
    title: defineMessage({ id: 'rateDrop.title.noData', defaultMessage: 'We can’t start from this loan' }),
    load: async () => (await import(/* webpackChunkName: "RateDropThanks" */ './OutcomeScreens.tsx')).NoDataScreen,
  },
  {
    path: visitorsThankYou,
    ...flowRoute,
    load: async () => (await import(/* webpackChunkName: "RateDropThanks" */ './OutcomeScreens.tsx')).VisitorsThankYouScreen,
  },
  {
    path: `${visitors}/:loanNumber?`,
    ...formRoute,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "RateDropForm" */ './SetAlertScreen.tsx')).VisitorsAlertScreen,
  },
];
