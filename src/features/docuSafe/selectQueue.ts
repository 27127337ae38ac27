import { linkTag } from '#lending/contactLink/linkTag.ts';
import type { PortalState } from '#platform/listen.ts';
import { selectUser } from '#platform/session/store/sessionSlice.ts';

import type { Whose } from './docuSafeApi.ts';

/** Selects the name of the upload queue for one user or link, so that another user in the same tab does not see its uploads. */
export const selectQueue =
  ({ token }: Whose) =>
  (state: PortalState): string =>
    token === null ? `account ${selectUser(state)?.sub ?? ''}` : `link ${linkTag(token)}`;
