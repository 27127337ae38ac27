import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { loanSummariesSlice } from './loanSummariesSlice.ts';

const loanSummariesFeature = featureOf(loanSummariesSlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state. */
export const withLoanSummaries = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(loanSummariesFeature, Screen);
