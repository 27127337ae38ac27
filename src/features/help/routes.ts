import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

export const helpRoutes: RouteRow[] = [
  {
    path: paths.help,
    access: 'public',
    load: async () => (await import(/* webpackChunkName: "HelpAndLegal" */ './HelpScreen.tsx')).HelpScreen,
  },
];
