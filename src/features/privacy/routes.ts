import { messages } from '#platform/legal/messages.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

export const privacyRoutes: RouteRow[] = [
  {
    path: paths.privacy.mine,
    title: messages.privacyChoices,
    look: 'flow',
    access: 'authenticated',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "PrivacyScreen" */ './PrivacyScreen.tsx')).PrivacyScreen,
  },
  {
    path: paths.privacy.visitors,
    title: messages.privacyChoices,
    look: 'flow',
    access: 'public',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "PrivacyScreen" */ './VisitorsPrivacyScreen.tsx')).VisitorsPrivacyScreen,
  },
];
