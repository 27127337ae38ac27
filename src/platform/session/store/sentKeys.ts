import { shortHash } from '#domain/shortHash.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

/**
 * The idempotency key of something that was sent and whose outcome is not known yet. It outlives the session and the browser, so that
 * who comes back is told the outcome before anything is sent anew. What belongs to an account stands under a name that only the same
 * person leads to, and nothing in it says whose it is or what it was about.
 */
export interface SentKey {
  key: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Tells what it was about from other things of its kind, and no more. */
  about?: string;
  /** Asked, the lender had not seen it. */
  isUnseen?: boolean;
}

const PREFIX = 'portal.sent.';

/** Long enough for the lender's own record to say what came of it, and for a device of several people not to keep it for ever. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** Name of what one person has sent. @param kind also of what else they sent of this kind @param what the one thing */
export const ownName = (kind: string, sub: string, what: string) => `${kind}.${shortHash(sub)}.${shortHash(`${sub} ${what}`)}`;

/** Start of the names of everything of a kind that this person has sent. */
export const ownStart = (kind: string, sub: string) => `${kind}.${shortHash(sub)}.`;

export const keepSent = (storage: SafeStorage, name: string, key: string, about?: string) =>
  storage.set(
    PREFIX + name,
    JSON.stringify({ key, sentAt: Date.now(), ...(about === undefined ? {} : { about }) } satisfies SentKey),
  );

export function readSent(storage: SafeStorage, name: string): SentKey | null {
  const sent = readStoredJson<SentKey>(storage.get(PREFIX + name), { key: 'string', sentAt: 'number' });
  if (sent !== null && Math.abs(Date.now() - sent.sentAt) < KEPT_MS) return sent;
  storage.remove(PREFIX + name);
  return null;
}

/** Everything that was sent under names that begin so. */
export const sentUnder = (storage: SafeStorage, start: string): SentKey[] =>
  storage
    .keys()
    .flatMap((stored) => (stored.startsWith(PREFIX + start) ? (readSent(storage, stored.slice(PREFIX.length)) ?? []) : []));

/** The key, as long as what became of it is not known. */
export const unclear = (sent: SentKey | null): string | null => (sent === null || sent.isUnseen === true ? null : sent.key);

/** Its outcome is known. */
export const closeSent = (storage: SafeStorage, key: string) =>
  namesOf(storage, key).forEach((name) => storage.remove(PREFIX + name));

/** It never arrived. Sent again, it has the same key, in case that it only was on the way for long. */
export const noteUnseen = (storage: SafeStorage, key: string) =>
  namesOf(storage, key).forEach((name) => {
    const sent: SentKey | null = readSent(storage, name);
    storage.set(PREFIX + name, JSON.stringify({ ...sent, isUnseen: true }));
  });

const namesOf = (storage: SafeStorage, key: string): string[] =>
  storage.keys().flatMap((stored) => {
    const name = stored.slice(PREFIX.length);
    return isSentKey(stored) && readSent(storage, name)?.key === key ? name : [];
  });

/** Whether an entry of the storage stays when somebody signs out. */
export const isSentKey = (stored: string) => stored.startsWith(PREFIX);
