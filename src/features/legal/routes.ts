import { LEGAL_KEYS } from '#platform/legal/legalLinks.ts';
import { legalTitles, messages } from '#platform/legal/messages.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

export const legalRoutes: RouteRow[] = [
  ...LEGAL_KEYS.map((key): RouteRow => ({
    path: paths.legal[key],
    title: legalTitles[key],
    access: 'public',
    isTracked: true,
    load: async () => (await import(/* webpackChunkName: "Legal" */ './legalScreens.tsx')).legalScreens[key],
  })),
  {
    path: paths.rateInformation,
    title: messages.rateInformation,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "Legal" */ './RateInformationScreen.tsx')).RateInformationScreen,
  },
];
