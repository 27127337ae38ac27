import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { payListeners } from './payListeners.ts';
import { paySlice } from './paySlice.ts';

/** A payment in progress: loads with the first page that needs it, and stays. */
export const payFeature = featureOf(paySlice, payListeners);

/** Wraps a page that has to do with a payment in progress, so that it shows once the store has this feature. */
export const withPayment = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(payFeature, Screen);
