/**
 * Stores the idempotency keys of requests whose outcome this tab does not know yet, so that a reload or a lost response repeats the same
 * key. The keys are not secret: they are useless without the contact ticket.
 */
import { readStoredJson } from '#platform/config/storedJson.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

/** An income check that this tab started. */
interface StoredCheck {
  key: string;
  /** Id of the newest check before this one; empty if there was none. */
  before: string;
}

/** A request to the agency. The consent time is stored with the key, because the lender rejects the same key with another consent time. */
interface StoredAgencyRequest {
  key: string;
  aimCheckId: string;
  agreedAtUtc: string;
}

const checkStorageKey = (tag: string) => `portal.income.check.${tag}`;
const agencyRequestStorageKey = (tag: string) => `portal.income.request.${tag}`;

/**
 * Thunk that returns the stored attempt at an income check, or null.
 * @param tag link tag
 */
export const readPendingCheck =
  (tag: string): PortalThunk<StoredCheck | null> =>
  (_dispatch, _getState, { tabStorage }) =>
    readStoredJson<StoredCheck>(tabStorage.get(checkStorageKey(tag)), { key: 'string', before: 'string' });

/**
 * Thunk that returns the idempotency key of the current attempt, creating one if there is none.
 * @param before id of the newest check so far
 */
export const beginCheckAttempt =
  (tag: string, before: string | null): PortalThunk<string> =>
  (dispatch, _getState, { tabStorage }) => {
    const stored = dispatch(readPendingCheck(tag));
    if (stored !== null) return stored.key;
    const fresh: StoredCheck = { key: crypto.randomUUID(), before: before ?? '' };
    tabStorage.set(checkStorageKey(tag), JSON.stringify(fresh));
    return fresh.key;
  };

/** Thunk that forgets the current attempt, so that the next check gets a new key. */
export const endCheckAttempt =
  (tag: string): PortalThunk<void> =>
  (_dispatch, _getState, { tabStorage }) =>
    tabStorage.remove(checkStorageKey(tag));

/** Thunk that returns the key and consent time for an agency request. It reuses the stored ones if they are for the same check. */
export const beginAgencyRequestAttempt =
  (tag: string, aimCheckId: string): PortalThunk<StoredAgencyRequest> =>
  (_dispatch, _getState, { tabStorage }) => {
    const stored = readStoredJson<StoredAgencyRequest>(tabStorage.get(agencyRequestStorageKey(tag)), {
      key: 'string',
      aimCheckId: 'string',
      agreedAtUtc: 'string',
    });
    if (stored?.aimCheckId === aimCheckId) return stored;
    const fresh: StoredAgencyRequest = { key: crypto.randomUUID(), aimCheckId, agreedAtUtc: new Date().toISOString() };
    tabStorage.set(agencyRequestStorageKey(tag), JSON.stringify(fresh));
    return fresh;
  };

export const endAgencyRequestAttempt =
  (tag: string): PortalThunk<void> =>
  (_dispatch, _getState, { tabStorage }) =>
    tabStorage.remove(agencyRequestStorageKey(tag));
