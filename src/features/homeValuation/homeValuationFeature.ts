import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { homeValuationSlice } from './homeValuationSlice.ts';

const homeValuationFeature = featureOf(homeValuationSlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state. */
export const withHomeValuation = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(homeValuationFeature, Screen);
