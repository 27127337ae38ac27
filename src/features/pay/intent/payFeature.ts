import { featureOf } from '#platform/feature.tsx';

import { payListeners } from './payListeners.ts';
import { paySlice } from './paySlice.ts';

/** A payment in progress: comes with the first page of `/pay`, and stays. */
export const payFeature = featureOf(paySlice, payListeners);
