import { createScreenWrapper } from '#platform/feature.tsx';

import { guestSlice } from './guestSlice.ts';

/** Wraps a screen that needs the guest slice: the identity check and the ticket's expiry. */
export const withGuest = createScreenWrapper(guestSlice);
