import { linkTag } from '#lending/contactLink/linkTag.ts';
import type { PortalState } from '#platform/listen.ts';
import { selectUser } from '#platform/session/store/sessionSlice.ts';

import type { Whose } from './docuSafeApi.ts';

/** The name of somebody's uploads: another person in this tab sees nothing of them. */
export const selectQueue =
  ({ token }: Whose) =>
  (state: PortalState): string =>
    token === null ? `account ${selectUser(state)?.sub ?? ''}` : `link ${linkTag(token)}`;
