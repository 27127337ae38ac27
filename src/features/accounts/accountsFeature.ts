import { screensWith } from '#platform/feature.tsx';

import { accountsSlice } from './accountsSlice.ts';

export const withAccounts = screensWith(accountsSlice);
