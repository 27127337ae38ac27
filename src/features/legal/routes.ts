import { legalTitles, legalMessages as messages, LEGAL_KEYS } from '#platform/legalLinks.ts';
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
