import { createApi } from '@reduxjs/toolkit/query/react';

import { askForAccount } from './borrowerApi.ts';
import { portalBaseQuery } from './portalBaseQuery.ts';

/** The agency base, empty: each feature injects its own endpoints. Tags live here because features share them. */
export const agencyApi = createApi({
  reducerPath: 'agencyApi',
  baseQuery: portalBaseQuery('agency', askForAccount),
  refetchOnReconnect: true,
  tagTypes: [],
  endpoints: () => ({}),
});
