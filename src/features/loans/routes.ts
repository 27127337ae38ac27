import { defineMessage } from 'react-intl';

import type { PortalDispatch } from '#platform/storeTypes.ts';
import type { RouteRow } from '#platform/routing/access.ts';
import { paths } from '#platform/routing/paths.ts';

import { getLoan, getLoans } from './loansApi.ts';

const loadLoans = (dispatch: PortalDispatch) => dispatch(getLoans.initiate(undefined, { subscribe: false }));

export const loansRoutes: RouteRow[] = [
  {
    path: paths.loans.list,
    title: defineMessage({ id: 'loans.title.list', defaultMessage: 'Your loans' }),
    access: 'authenticated',
    isTracked: true,
    load: async () => (await import(/* webpackChunkName: "LoansScreen" */ './LoansScreen.tsx')).LoansScreen,
    prefetch: loadLoans,
  },
  {
    path: paths.loans.topBar,
    title: defineMessage({ id: 'loans.title.topBar', defaultMessage: 'Find a loan' }),
    access: 'authenticated',
    frame: 'none',
    load: async () => (await import(/* webpackChunkName: "LoanFinder" */ './picker/TopBarScreen.tsx')).TopBarScreen,
    prefetch: loadLoans,
  },
  {
    path: paths.loans.add,
    title: defineMessage({ id: 'loans.title.add', defaultMessage: 'Add a loan' }),
    titleLayout: 'form',
    access: 'authenticated',
    load: async () => (await import(/* webpackChunkName: "AddLoanScreen" */ './add/AddLoanScreen.tsx')).AddLoanScreen,
  },
  {
    path: `${paths.loans.list}/:loanIdentifier`,
    title: defineMessage({ id: 'loans.title.details', defaultMessage: 'Loan details' }),
    access: 'authenticated',
    isTracked: true,
    load: async () =>
      (await import(/* webpackChunkName: "LoanDetailsScreen" */ './details/LoanDetailsScreen.tsx')).LoanDetailsScreen,
    fetchScript: () => import(/* webpackChunkName: "LoanDetailsScreen" */ '#platform/routing/chunkOnly.ts'),
    prefetch: (dispatch, { params }) => dispatch(getLoan.initiate(params['loanIdentifier'] ?? '', { subscribe: false })),
  },
  {
    path: `${paths.loans.list}/:loanIdentifier/mailing-address`,
    title: defineMessage({ id: 'loans.title.mailingAddress', defaultMessage: 'Mailing address' }),
    access: 'authenticated',
    load: async () =>
      (await import(/* webpackChunkName: "MailingAddressScreen" */ './address/MailingAddressScreen.tsx')).MailingAddressScreen,
  },
];
