import { createApi } from '@reduxjs/toolkit/query/react';

import { portalBaseQuery } from './portalBaseQuery.ts';

/** The borrower base, empty: each feature injects its own endpoints. Tags live here because they are what features share. */
export const borrowerApi = createApi({
  reducerPath: 'borrowerApi',
  baseQuery: portalBaseQuery('borrower'),
  refetchOnReconnect: true,
  tagTypes: ['Loan', 'Profile'],
  endpoints: () => ({}),
});
