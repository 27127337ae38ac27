import type { RouteObject } from 'react-router-dom';

import type { RouteHandle } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

const authenticated: RouteHandle = { access: 'authenticated' };

export const loansRoutes: RouteObject[] = [
  {
    path: paths.loans.list,
    handle: authenticated,
    lazy: async () => ({ Component: (await import('./LoansScreen.tsx')).LoansScreen }),
  },
  {
    path: `${paths.loans.list}/:loanIdentifier`,
    handle: authenticated,
    lazy: async () => ({ Component: (await import('./LoanDetailsScreen.tsx')).LoanDetailsScreen }),
  },
];
