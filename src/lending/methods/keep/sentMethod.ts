import type { PortalThunk } from '#platform/listen.ts';
import { closeSent, keepSent, ownName, readSent } from '#platform/session/store/sentKeys.ts';
import { selectUser, type SessionSlice } from '#platform/session/store/sessionSlice.ts';

const nameOf = (state: { session: SessionSlice }) => ownName('method', selectUser(state)?.sub ?? '', 'kept');

/** Thunk that records the idempotency key of a request to save a payment method, before it is sent. */
export const methodSent =
  (key: string): PortalThunk<void> =>
  (_dispatch, getState, { storage }) =>
    keepSent(storage, nameOf(getState()), key);

/** Thunk that forgets the key once the outcome of its request is known. */
export const methodSettled =
  (key: string): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    closeSent(storage, key);

/**
 * Thunk that returns this user's last request to save a payment method whose outcome is still unknown, perhaps sent in an earlier session
 * on this device.
 */
export const unsettledMethod =
  (): PortalThunk<{ key: string; sent: null } | null> =>
  (_dispatch, getState, { storage }) => {
    const sent = readSent(storage, nameOf(getState()));
    return sent === null ? null : { key: sent.key, sent: null };
  };
