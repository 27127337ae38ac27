import { defineMessage } from 'react-intl';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

export const helpRoutes: RouteRow[] = [
  {
    path: paths.help,
    title: defineMessage({ id: 'help.title.help', defaultMessage: 'Help' }),
    titleLayout: 'flow',
    access: 'public',
    isTracked: true,
    load: async () => (await import(/* webpackChunkName: "HelpScreen" */ './HelpScreen.tsx')).HelpScreen,
  },
];
