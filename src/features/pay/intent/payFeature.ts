import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { payListeners } from './payListeners.ts';
import { paySlice } from './paySlice.ts';

/** A payment in progress: loads with the first page of `/pay`, and stays. */
export const payFeature = featureOf(paySlice, payListeners);

/** Wraps a page of `/pay`, so that it shows once the store has this feature. */
export const withPayment = (Screen: ComponentType): ComponentType => withFeature(payFeature, Screen);
