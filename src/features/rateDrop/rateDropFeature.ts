import { screensWith } from '#platform/feature.tsx';

import { rateDropSlice } from './rateDropSlice.ts';

export const withRateDrop = screensWith(rateDropSlice);
