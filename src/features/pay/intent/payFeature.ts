import type { ComponentType } from 'react';

import { createFeature, withFeature } from '#platform/feature.tsx';

import { payListeners } from './payListeners.ts';
import { paySlice } from './paySlice.ts';

/** Slice and listeners of a payment in progress. They load with the first page that needs them and stay. */
export const payFeature = createFeature(paySlice, payListeners);

export const withPayment = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(payFeature, Screen);
