/**
 * Keys of what was sent and whose end this tab has not seen, so that a reload or a lost answer repeats the same key. They are no secrets:
 * a key is useless without the ticket.
 */
import { readStoredJson } from '#platform/config/storedJson.ts';
import type { PortalThunk } from '#platform/listen.ts';

/** A check that was asked for. */
interface StoredCheck {
  key: string;
  /** The newest check before it; empty for none. */
  before: string;
}

/** A request to the agency. Its consent is a part of it: with another one the same key would be refused. */
interface StoredRequest {
  key: string;
  aimCheckId: string;
  agreedAtUtc: string;
}

const checkName = (tag: string) => `portal.income.check.${tag}`;
const requestName = (tag: string) => `portal.income.request.${tag}`;

/** A thunk: the key of the check that is under way, if any. @param tag of the link */
export const checkUnderWay =
  (tag: string): PortalThunk<StoredCheck | null> =>
  (_dispatch, _getState, { tabStorage }) =>
    readStoredJson<StoredCheck>(tabStorage.get(checkName(tag)), { key: 'string', before: 'string' });

/** A thunk: the key of this attempt, new where none is under way. @param before id of the newest check so far */
export const openCheck =
  (tag: string, before: string | null): PortalThunk<string> =>
  (dispatch, _getState, { tabStorage }) => {
    const stored = dispatch(checkUnderWay(tag));
    if (stored !== null) return stored.key;
    const fresh: StoredCheck = { key: crypto.randomUUID(), before: before ?? '' };
    tabStorage.set(checkName(tag), JSON.stringify(fresh));
    return fresh.key;
  };

/** A thunk: the next check is another one. */
export const closeCheck =
  (tag: string): PortalThunk<void> =>
  (_dispatch, _getState, { tabStorage }) =>
    tabStorage.remove(checkName(tag));

/** A thunk: key and consent of the request about a check, those of the last try where it was about the same. */
export const openRequest =
  (tag: string, aimCheckId: string): PortalThunk<StoredRequest> =>
  (_dispatch, _getState, { tabStorage }) => {
    const stored = readStoredJson<StoredRequest>(tabStorage.get(requestName(tag)), {
      key: 'string',
      aimCheckId: 'string',
      agreedAtUtc: 'string',
    });
    if (stored?.aimCheckId === aimCheckId) return stored;
    const fresh: StoredRequest = { key: crypto.randomUUID(), aimCheckId, agreedAtUtc: new Date().toISOString() };
    tabStorage.set(requestName(tag), JSON.stringify(fresh));
    return fresh;
  };

export const closeRequest =
  (tag: string): PortalThunk<void> =>
  (_dispatch, _getState, { tabStorage }) =>
    tabStorage.remove(requestName(tag));
