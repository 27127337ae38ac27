import { createScreenWrapper } from '#platform/feature.tsx';

import { privacySlice } from './privacySlice.ts';

export const withPrivacy = createScreenWrapper(privacySlice);
