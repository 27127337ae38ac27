import { shortHash } from '#domain/shortHash.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import type { PortalThunk } from '#platform/listen.ts';

import { isClearRefusal } from './clearRefusal.ts';
import { refusalCode, type PortalError } from './portalError.ts';

/** What was sent last, in this tab only. */
interface LastSent {
  key: string;
  /** Tells a changed body, and nothing of what is in it. */
  body: string;
  /** Whether it arrived is not known. */
  isUnclear: boolean;
}

/**
 * A thunk: sends something that must not be there twice. The same body goes out under the same key, however often it is sent, also after
 * a reload. After a lost answer a changed one does, too: a lender that has not seen the first takes it; one that has refuses the key,
 * which is `earlierKept`. Only the next sending is another one then.
 * @param what tells it from other things that are sent
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
    keep(true); // the page may be left before there is an answer
    const answer = await send(key);
    const error = answer.error as PortalError | undefined; // the base query rejects with nothing else
    if (error === undefined || refusalCode(error) === 'keyReused') tabStorage.remove(name);
    // A refusal is about this sending alone.
    else if (isClearRefusal(error)) keep(before?.isUnclear === true);
    return error !== undefined && refusalCode(error) === 'keyReused' ? 'earlierKept' : answer;
  };
