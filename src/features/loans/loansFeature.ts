import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { loansSlice } from './loansSlice.ts';

const loansFeature = featureOf(loansSlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state. */
export const withLoans = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(loansFeature, Screen);
