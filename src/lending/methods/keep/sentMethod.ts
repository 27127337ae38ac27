import type { PortalThunk } from '#platform/listen.ts';
import { closeSent, keepSent, ownName, readSent } from '#platform/session/store/sentKeys.ts';
import { selectUser, type SessionSlice } from '#platform/session/store/sessionSlice.ts';

const nameOf = (state: { session: SessionSlice }) => ownName('method', selectUser(state)?.sub ?? '', 'kept');

/** A thunk: a method to keep is being sent under this key. */
export const methodSent =
  (key: string): PortalThunk<void> =>
  (_dispatch, getState, { storage }) =>
    keepSent(storage, nameOf(getState()), key);

/** A thunk: what became of it is known. */
export const methodSettled =
  (key: string): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    closeSent(storage, key);

/** A thunk: a method to keep that this person sent from this device, perhaps in an earlier session, and whose outcome is not known. */
export const unsettledMethod =
  (): PortalThunk<{ key: string; sent: null } | null> =>
  (_dispatch, getState, { storage }) => {
    const sent = readSent(storage, nameOf(getState()));
    return sent === null ? null : { key: sent.key, sent: null };
  };
