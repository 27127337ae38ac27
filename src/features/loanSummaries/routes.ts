import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

const { byPath, byQuery } = paths.summaries;

const comparison = {
  title: titles.compare,
  access: 'link',
  badLink: byPath,
  load: async () => (await import(/* webpackChunkName: "LoanSummaryScreen" */ './LoanSummaryScreen.tsx')).LoanSummaryScreen,
} as const;

export const loanSummariesRoutes: RouteRow[] = [
  { path: `${byPath}/:loanSummaryId`, ...comparison },
  { path: byQuery, ...comparison },
  {
    path: byPath,
    title: titles.ask,
    look: 'deadEnd',
    access: 'public',
    frame: 'mailed',
    load: async () => (await import(/* webpackChunkName: "NoSummaryScreen" */ './NoSummaryScreen.tsx')).NoSummaryScreen,
  },
];
