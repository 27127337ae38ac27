import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { accountsSlice } from './accountsSlice.ts';

const accountsFeature = featureOf(accountsSlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state. */
export const withAccounts = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(accountsFeature, Screen);
