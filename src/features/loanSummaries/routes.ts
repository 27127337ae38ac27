import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { titles } from './titles.ts';

const { byPath, byQuery } = paths.summaries;

/** A link that leads to nothing leads to whom to ask. */
const ofLink = { access: 'link', badLink: byPath } as const;

const comparison = {
  title: titles.compare,
  ...ofLink,
  load: async () => (await import(/* webpackChunkName: "LoanSummaryScreen" */ './LoanSummaryScreen.tsx')).LoanSummaryScreen,
};

export const loanSummariesRoutes: RouteRow[] = [
  { path: `${byPath}/:loanSummaryId`, ...comparison },
  { path: byQuery, ...comparison },
  {
    // In one script with the other dead ends.
    path: byPath,
    title: titles.ask,
    look: 'deadEnd',
    ...ofLink,
    load: async () => (await import(/* webpackChunkName: "NotFoundScreen" */ './NoSummaryScreen.tsx')).NoSummaryScreen,
  },
];
