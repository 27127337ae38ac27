import type { ComponentType } from 'react';

import { featureOf, withFeature } from '#platform/feature.tsx';

import { uploadListeners } from './uploadListeners.ts';
import { uploadSlice } from './uploadSlice.ts';

const uploadFeature = featureOf(uploadSlice, uploadListeners);

/** Wraps a screen that takes files. What is on its way goes on when the screen is left for another one of the portal. */
export const withUploads = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  withFeature(uploadFeature, Screen);
