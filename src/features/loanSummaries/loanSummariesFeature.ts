import { createScreenWrapper } from '#platform/feature.tsx';

import { loanSummariesSlice } from './loanSummariesSlice.ts';

export const withLoanSummaries = createScreenWrapper(loanSummariesSlice);
