import { shortHash } from '#domain/shortHash.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

import { isClearRefusal } from './clearRefusal.ts';
import { refusalCode, type PortalError } from './portalError.ts';

/** The last submission of one kind in this tab. */
interface LastSent {
  key: string;
  /** Hash of the body. It detects a changed body without storing its content. */
  body: string;
  isUnclear: boolean;
}

/**
 * Thunk that sends something that must not be created twice. An identical body reuses its idempotency key, even after a reload. After a
 * lost response a changed body reuses it, too: if the lender has already stored the first body, it rejects the key. The result is then
 * `earlierKept`, and the next call uses a new key.
 * @param what name of this kind of submission, used in the storage key
 */
export const sendOnce =
  <Answer extends { error?: unknown }>(
    what: string,
    body: unknown,
    send: (idempotencyKey: string) => Promise<Answer>,
  ): PortalThunk<Promise<Answer | 'earlierKept'>> =>
  async (_dispatch, _getState, { tabStorage }) => {
    const name = `portal.once.${what}`;
    const before = readStoredJson<LastSent>(tabStorage.get(name), { key: 'string', body: 'string', isUnclear: 'boolean' });
    const hash = shortHash(JSON.stringify(body));
    const key = before !== null && (before.isUnclear || before.body === hash) ? before.key : crypto.randomUUID();
    const keep = (isUnclear: boolean) => tabStorage.set(name, JSON.stringify({ key, body: hash, isUnclear } satisfies LastSent));
    keep(true); // The user may leave the page before the response arrives.
    const answer = await send(key);
    const error = answer.error as PortalError | undefined; // The base query rejects only with a `PortalError`.
    if (error === undefined || refusalCode(error) === 'keyReused') tabStorage.remove(name);
    // A refusal says something only about this request, so an earlier unclear one stays unclear.
    else if (isClearRefusal(error)) keep(before?.isUnclear === true);
    return error !== undefined && refusalCode(error) === 'keyReused' ? 'earlierKept' : answer;
  };
