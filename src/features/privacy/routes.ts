import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

export const privacyRoutes: RouteRow[] = [
  {
    path: paths.privacy.mine,
    title: titles.mine,
    look: 'flow',
    access: 'authenticated',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "PrivacyScreen" */ './PrivacyScreen.tsx')).PrivacyScreen,
  },
  {
    path: paths.privacy.visitors,
    title: titles.visitors,
    look: 'flow',
    access: 'public',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "PrivacyScreen" */ './VisitorsPrivacyScreen.tsx')).VisitorsPrivacyScreen,
  },
];
