import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

export const profileRoutes: RouteRow[] = [
  {
    path: paths.profile,
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "ProfileScreen" */ './ProfileScreen.tsx')).ProfileScreen,
  },
];
