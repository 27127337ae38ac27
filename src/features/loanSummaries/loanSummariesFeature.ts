import { screensWith } from '#platform/feature.tsx';

import { loanSummariesSlice } from './loanSummariesSlice.ts';

export const withLoanSummaries = screensWith(loanSummariesSlice);
