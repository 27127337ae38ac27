import type { ComponentType } from 'react';

import { screensWith } from '#platform/feature.tsx';
import { withUploads } from '#platform/upload/uploadFeature.ts';

import { docuSafeSlice } from './docuSafeSlice.ts';

const withSlice = screensWith(docuSafeSlice);

/** Wraps a screen of this feature, so that it shows once the store has the feature's state and that of the uploads. */
export const withDocuSafe = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withUploads(withSlice(Screen));
