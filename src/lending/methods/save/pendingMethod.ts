import type { PortalThunk } from '#platform/storeTypes.ts';
import { removeSubmission, storeSubmission, submissionName, readSubmission } from '#platform/session/store/pendingSubmissions.ts';
import { selectUser, type SessionSlice } from '#platform/session/store/sessionSlice.ts';

const nameOf = (state: { session: SessionSlice }) => submissionName('method', selectUser(state)?.sub ?? '', 'kept');

/** Thunk that records the idempotency key of a request to save a payment method, before it is sent. */
export const rememberPendingMethod =
  (key: string): PortalThunk<void> =>
  (_dispatch, getState, { storage }) =>
    storeSubmission(storage, nameOf(getState()), key);

export const forgetPendingMethod =
  (key: string): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    removeSubmission(storage, key);

/**
 * Thunk that returns this user's last request to save a payment method whose outcome is still unknown, perhaps sent in an earlier session
 * on this device.
 */
export const pendingMethod =
  (): PortalThunk<{ key: string; sent: null } | null> =>
  (_dispatch, getState, { storage }) => {
    const sent = readSubmission(storage, nameOf(getState()));
    return sent === null ? null : { key: sent.key, sent: null };
  };
