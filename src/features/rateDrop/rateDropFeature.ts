import { createScreenWrapper } from '#platform/feature.tsx';

import { rateDropSlice } from './rateDropSlice.ts';

export const withRateDrop = createScreenWrapper(rateDropSlice);
