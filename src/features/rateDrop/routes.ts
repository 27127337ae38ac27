import { defineMessage } from 'react-intl';

import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import type { RouteAt, RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const { alerts, thankYou, noData, root, visitors, visitorsThankYou } = paths.rateDrop;

/** Whether the query string has a non-empty value for one of these keys. */
const names = ({ search }: RouteAt, ...keys: string[]) => keys.some((key) => search.get(key));

const form = {
  title: defineMessage({ id: 'rateDrop.title.set', defaultMessage: 'Set a Rate Drop Alert' }),
  look: 'form',
} as const;
const end = { title: rateDropAlerts, look: 'flow', access: 'public' } as const;

export const rateDropRoutes: RouteRow[] = [
  {
    path: root,
    ...form,
    // Visitors who follow a loan officer's link need no account.
    access: (at) => (names(at, 'loanNumber', 'userPreferenceId') ? 'authenticated' : 'public'),
    // Route guard required by section 2 of the specification. The loan list explains the redirect.
    redirect: (at) =>
      names(at, 'loanNumber', 'userPreferenceId', 'contactid', 'contactId') ? null : `${paths.loans.list}?notice=rate-drop`,
    load: async () => (await import(/* webpackChunkName: "RateDropForm" */ './set/SetAlertScreen.tsx')).SetAlertScreen,
  },
  {
    path: alerts,
    ...end,
    access: 'authenticated',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "RateDropAlerts" */ './alerts/AlertsScreen.tsx')).AlertsScreen,
  },
  {
    path: thankYou,
    ...end,
    load: async () => (await import(/* webpackChunkName: "RateDropThanks" */ './thanks/ThankYouScreen.tsx')).ThankYouScreen,
  },
  {
    path: noData,
    ...end,
    title: defineMessage({ id: 'rateDrop.title.noData', defaultMessage: 'We can’t start from this loan' }),
    load: async () => (await import(/* webpackChunkName: "RateDropNoData" */ './set/NoDataScreen.tsx')).NoDataScreen,
  },
  {
    path: visitorsThankYou,
    ...end,
    load: async () =>
      (await import(/* webpackChunkName: "RateDropThanks" */ './thanks/VisitorsThankYouScreen.tsx')).VisitorsThankYouScreen,
  },
  {
    path: `${visitors}/:loanNumber?`,
    ...form,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "RateDropForm" */ './set/VisitorsAlertScreen.tsx')).VisitorsAlertScreen,
  },
];
