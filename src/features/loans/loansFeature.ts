import { createScreenWrapper } from '#platform/feature.tsx';

import { loansSlice } from './loansSlice.ts';

export const withLoans = createScreenWrapper(loansSlice);
