import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

export const profileRoutes: RouteRow[] = [
  {
    path: paths.profile,
    title: titles.profile,
    look: 'flow',
    access: 'authenticated',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "ProfileScreen" */ './ProfileScreen.tsx')).ProfileScreen,
  },
];
