import { screensWith } from '#platform/feature.tsx';

import { uploadListeners } from './uploadListeners.ts';
import { uploadSlice } from './uploadSlice.ts';

/** For screens that take files. What is on its way goes on when the screen is left for another one of the portal. */
export const withUploads = screensWith(uploadSlice, uploadListeners);
