import { screensWith } from '#platform/feature.tsx';

import { guestSlice } from './guestSlice.ts';

/** For the identity check and a ticket’s end. */
export const withGuest = screensWith(guestSlice);
