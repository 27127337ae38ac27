import type { PortalDispatch } from '#platform/listen.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { getLoans } from './loansApi.ts';
import { titles } from './titles.ts';

const loadLoans = (dispatch: PortalDispatch) => dispatch(getLoans.initiate(undefined, { subscribe: false }));

export const loansRoutes: RouteRow[] = [
  {
    path: paths.loans.list,
    title: titles.list,
    access: 'authenticated',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "LoansScreen" */ './LoansScreen.tsx')).LoansScreen,
    prefetch: loadLoans,
  },
  {
    path: paths.loans.topBar,
    title: titles.topBar,
    access: 'authenticated',
    frame: 'none',
    load: async () => (await import(/* webpackChunkName: "LoanFinder" */ './picker/TopBarScreen.tsx')).TopBarScreen,
    prefetch: loadLoans,
  },
  {
    path: paths.loans.add,
    title: titles.add,
    look: 'form',
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "AddLoanScreen" */ './add/AddLoanScreen.tsx')).AddLoanScreen,
  },
  {
    path: `${paths.loans.list}/:loanIdentifier`,
    title: titles.details,
    access: 'authenticated',
    isCounted: true,
    load: async () => (await import(/* webpackChunkName: "LoanDetailsScreen" */ './LoanDetailsScreen.tsx')).LoanDetailsScreen,
  },
  {
    path: `${paths.loans.list}/:loanIdentifier/mailing-address`,
    title: titles.mailingAddress,
    access: 'authenticated',
    load: async () =>
      (await import(/* webpackChunkName: "MailingAddressScreen" */ './address/MailingAddressScreen.tsx')).MailingAddressScreen,
  },
];
