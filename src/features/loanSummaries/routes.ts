import { defineMessage } from 'react-intl';

import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const { byPath, byQuery } = paths.summaries;

const comparisonRoute = {
  title: defineMessage({ id: 'summaries.title.compare', defaultMessage: 'Compare your loan choices' }),
  access: 'link',
  badLink: byPath,
  load: async () => (await import(/* webpackChunkName: "LoanSummaryScreen" */ './LoanSummaryScreen.tsx')).LoanSummaryScreen,
} as const;

export const loanSummariesRoutes: RouteRow[] = [
  { path: `${byPath}/:loanSummaryId`, ...comparisonRoute },
  { path: byQuery, ...comparisonRoute },
  {
    path: byPath,
    title: defineMessage({ id: 'summaries.title.ask', defaultMessage: 'This link no longer works' }),
    titleLayout: 'deadEnd',
    access: 'public',
    frame: 'mailed',
    load: async () => (await import(/* webpackChunkName: "NoSummaryScreen" */ './NoSummaryScreen.tsx')).NoSummaryScreen,
  },
];
