import type { ComponentType } from 'react';

import { createScreenWrapper } from '#platform/feature.tsx';
import { withUploads } from '#platform/upload/uploadFeature.ts';

import { docuSafeSlice } from './docuSafeSlice.ts';

const withSlice = createScreenWrapper(docuSafeSlice);

/** Wraps a screen so that it renders only after this feature's slice and the upload slice are in the store. */
export const withDocuSafe = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withUploads(withSlice(Screen));
