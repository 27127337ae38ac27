import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';
import { withUploads } from '#platform/upload/uploadFeature.ts';

import { docuSafeSlice } from './docuSafeSlice.ts';

const docuSafeFeature = featureOf(docuSafeSlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state and that of the uploads. */
export const withDocuSafe = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withUploads(withFeature(docuSafeFeature, Screen));
