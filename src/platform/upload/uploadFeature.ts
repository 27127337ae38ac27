import { createScreenWrapper } from '#platform/feature.tsx';

import { uploadListeners } from './uploadListeners.ts';
import { uploadSlice } from './uploadSlice.ts';

/** Wraps screens that accept files. Uploads continue when the user navigates to another screen of the portal. */
export const withUploads = createScreenWrapper(uploadSlice, uploadListeners);
