import { createScreenWrapper } from '#platform/feature.tsx';

import { accountsSlice } from './accountsSlice.ts';

export const withAccounts = createScreenWrapper(accountsSlice);
