import { createElement } from 'react';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

/** @param name the query parameter without which there is nothing to show */
const needing = (name: string): Pick<RouteRow, 'access' | 'redirect'> => ({
  access: 'authenticated',
  redirect: ({ search }) => ((search.get(name) ?? '') === '' ? paths.pay.start : null),
});

const outcome = (shows: 'succeeded' | 'failed') => async () => {
  const { PaymentOutcomeScreen } = await import(/* webpackChunkName: "PaymentOutcomeScreen" */ './PaymentOutcomeScreen.tsx');
  return () => createElement(PaymentOutcomeScreen, { shows });
};

export const payRoutes: RouteRow[] = [
  {
    path: paths.pay.start,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "PayStartScreen" */ './PayStartScreen.tsx')).PayStartScreen,
  },
  {
    path: '/pay/details',
    ...needing('loan'),
    load: async () => (await import(/* webpackChunkName: "PayDetailsScreen" */ './PayDetailsScreen.tsx')).PayDetailsScreen,
  },
  {
    path: '/pay/mode',
    ...needing('loan'),
    load: async () => (await import(/* webpackChunkName: "PayModeScreen" */ './PayModeScreen.tsx')).PayModeScreen,
  },
  { path: '/pay/success', ...needing('ref'), load: outcome('succeeded') },
  { path: '/pay/fail', ...needing('ref'), load: outcome('failed') },
];
