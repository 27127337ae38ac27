import { screensWith } from '#platform/feature.tsx';

import { homeValuationSlice } from './homeValuationSlice.ts';

export const withHomeValuation = screensWith(homeValuationSlice);
