import { linkTag } from '#lending/contactLink/linkTag.ts';
import type { PortalState } from '#platform/storeTypes.ts';
import { selectUser } from '#platform/session/store/sessionSlice.ts';

import type { DocumentOwner } from './docuSafeApi.ts';

/** Selects the name of the upload queue for one user or link, so that another user in the same tab does not see its uploads. */
export const selectUploadQueue =
  ({ token }: DocumentOwner) =>
  (state: PortalState): string =>
    token === null ? `account ${selectUser(state)?.sub ?? ''}` : `link ${linkTag(token)}`;
