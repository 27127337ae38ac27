import { defineMessage } from 'react-intl';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

export const helpRoutes: RouteRow[] = [
  {
    path: paths.help,
    title: defineMessage({ id: 'help.title.help', defaultMessage: 'Help' }),
    look: 'flow',
    access: 'public',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "HelpScreen" */ './HelpScreen.tsx')).HelpScreen,
  },
];
