import { defineMessage } from 'react-intl';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

export const profileRoutes: RouteRow[] = [
  {
    path: paths.profile,
    title: defineMessage({ id: 'profile.title.profile', defaultMessage: 'Profile' }),
    titleLayout: 'flow',
    access: 'authenticated',
    isTracked: true,
    load: async () => (await import(/* webpackChunkName: "ProfileScreen" */ './ProfileScreen.tsx')).ProfileScreen,
  },
];
