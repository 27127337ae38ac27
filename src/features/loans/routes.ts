import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

export const loansRoutes: RouteRow[] = [
  {
    path: paths.loans.list,
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "LoansScreen" */ './LoansScreen.tsx')).LoansScreen,
  },
  {
    path: `${paths.loans.list}/:loanIdentifier`,
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "LoanDetailsScreen" */ './LoanDetailsScreen.tsx')).LoanDetailsScreen,
  },
];
