import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';

import type { RouteHandle } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const open: RouteHandle = { access: 'public' };

/** @param name the query parameter without which there is nothing to show */
const needing = (name: string): RouteHandle => ({
  access: 'authenticated',
  redirect: ({ search }) => ((search.get(name) ?? '') === '' ? paths.pay.start : null),
});

const outcome = (shows: 'succeeded' | 'failed') => async () => ({
  element: createElement((await import('./PaymentOutcomeScreen.tsx')).PaymentOutcomeScreen, { shows }),
});

export const payRoutes: RouteObject[] = [
  {
    path: paths.pay.start,
    handle: open,
    lazy: async () => ({ Component: (await import('./PayStartScreen.tsx')).PayStartScreen }),
  },
  {
    path: '/pay/details',
    handle: needing('loan'),
    lazy: async () => ({ Component: (await import('./PayDetailsScreen.tsx')).PayDetailsScreen }),
  },
  {
    path: '/pay/mode',
    handle: needing('loan'),
    lazy: async () => ({ Component: (await import('./PayModeScreen.tsx')).PayModeScreen }),
  },
  { path: '/pay/success', handle: needing('ref'), lazy: outcome('succeeded') },
  { path: '/pay/fail', handle: needing('ref'), lazy: outcome('failed') },
];
