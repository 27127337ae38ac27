import { createScreenWrapper } from '#platform/feature.tsx';

import { homeValuationSlice } from './homeValuationSlice.ts';

export const withHomeValuation = createScreenWrapper(homeValuationSlice);
