import { screensWith } from '#platform/feature.tsx';

import { loansSlice } from './loansSlice.ts';

export const withLoans = screensWith(loansSlice);
