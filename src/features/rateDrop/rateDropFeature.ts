import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { rateDropSlice } from './rateDropSlice.ts';

const rateDropFeature = featureOf(rateDropSlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state. */
export const withRateDrop = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(rateDropFeature, Screen);
