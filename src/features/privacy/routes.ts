import { legalMessages as messages } from '#platform/legalLinks.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

export const privacyRoutes: RouteRow[] = [
  {
    path: paths.privacy.mine,
    title: messages.privacyChoices,
    titleLayout: 'flow',
    access: 'authenticated',
    isTracked: true,
    load: async () => (await import(/* webpackChunkName: "PrivacyScreen" */ './PrivacyScreen.tsx')).PrivacyScreen,
  },
  {
    path: paths.privacy.visitors,
    title: messages.privacyChoices,
    titleLayout: 'flow',
    access: 'public',
    isTracked: true,
    load: async () => (await import(/* webpackChunkName: "PrivacyScreen" */ './VisitorsPrivacyScreen.tsx')).VisitorsPrivacyScreen,
  },
];
