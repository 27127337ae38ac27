import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { signUpSlice } from './signUpSlice.ts';

const signUpFeature = featureOf(signUpSlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state. */
export const withSignUp = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(signUpFeature, Screen);
