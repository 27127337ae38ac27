import { createApi } from '@reduxjs/toolkit/query/react';

import { fetchAccount } from './borrowerApi.ts';
import { portalBaseQuery } from './portalBaseQuery.ts';

/** It has no endpoints of its own: each feature injects the ones it needs. Tag types are declared here because features share them. */
export const notificationApi = createApi({
  reducerPath: 'notificationApi',
  baseQuery: portalBaseQuery('notification', fetchAccount),
  refetchOnReconnect: true,
  tagTypes: [],
  endpoints: () => ({}),
});
