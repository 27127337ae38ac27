import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { privacySlice } from './privacySlice.ts';

const privacyFeature = featureOf(privacySlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state. */
export const withPrivacy = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(privacyFeature, Screen);
