import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { payListeners } from './payListeners.ts';
import { paySlice } from './paySlice.ts';

/** A payment in progress: comes with the first page of `/pay`, and stays. */
export const payFeature = featureOf(paySlice, payListeners);

/** A page of `/pay`, which shows once the store has that. */
export const withPayment = (Screen: ComponentType): ComponentType => withFeature(payFeature, Screen);
