import { screensWith } from '#platform/feature.tsx';

import { privacySlice } from './privacySlice.ts';

export const withPrivacy = screensWith(privacySlice);
