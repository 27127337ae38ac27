import { createApi } from '@reduxjs/toolkit/query/react';

import { fetchAccount } from './borrowerApi.ts';
import { portalBaseQuery } from './portalBaseQuery.ts';

/** It has no endpoints of its own: each feature injects the ones it needs. Tag types are declared here because features share them. */
export const paymentApi = createApi({
  reducerPath: 'paymentApi',
  baseQuery: portalBaseQuery('payment', fetchAccount),
  refetchOnReconnect: true,
  tagTypes: ['FundingAccount', 'FundingAccountPage', 'PaymentOutcome', 'GuestLoan', 'Fee'],
  endpoints: () => ({}),
});
