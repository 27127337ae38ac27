import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

export const homeValuationRoutes: RouteRow[] = [
  {
    path: paths.homeValue,
    title: titles.homeValue,
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "HomeValue" */ './HomeValueScreen.tsx')).HomeValueScreen,
  },
];
