import { createScreenWrapper } from '#platform/feature.tsx';

import { guestSlice } from './guestSlice.ts';

export const withGuest = createScreenWrapper(guestSlice);
