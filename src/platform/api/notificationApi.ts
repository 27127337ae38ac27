import { createApi } from '@reduxjs/toolkit/query/react';

import { askForAccount } from './borrowerApi.ts';
import { portalBaseQuery } from './portalBaseQuery.ts';

/** The notification base, empty: each feature injects its own endpoints. Tags live here because features share them. */
export const notificationApi = createApi({
  reducerPath: 'notificationApi',
  baseQuery: portalBaseQuery('notification', askForAccount),
  refetchOnReconnect: true,
  tagTypes: [],
  endpoints: () => ({}),
});
