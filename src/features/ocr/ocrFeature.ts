import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { ocrSlice } from './ocrSlice.ts';

const ocrFeature = featureOf(ocrSlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state. */
export const withOcr = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(ocrFeature, Screen);
