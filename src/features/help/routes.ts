import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

export const helpRoutes: RouteRow[] = [
  {
    path: paths.help,
    title: titles.help,
    look: 'flow',
    access: 'public',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "HelpScreen" */ './HelpScreen.tsx')).HelpScreen,
  },
];
