import { createApi } from '@reduxjs/toolkit/query/react';

import { askForAccount } from './borrowerApi.ts';
import { portalBaseQuery } from './portalBaseQuery.ts';

/** The payment base, empty: each feature injects its own endpoints. Tags live here because features share them. */
export const paymentApi = createApi({
  reducerPath: 'paymentApi',
  baseQuery: portalBaseQuery('payment', askForAccount),
  refetchOnReconnect: true,
  tagTypes: ['FundingAccount', 'FundingAccountPage', 'PaymentOutcome', 'GuestLoan', 'Fee'],
  endpoints: () => ({}),
});
