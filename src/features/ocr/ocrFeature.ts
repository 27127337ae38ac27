import { createScreenWrapper } from '#platform/feature.tsx';

import { ocrSlice } from './ocrSlice.ts';

export const withOcr = createScreenWrapper(ocrSlice);
