import { screensWith } from '#platform/feature.tsx';

import { ocrSlice } from './ocrSlice.ts';

export const withOcr = screensWith(ocrSlice);
