import { shortHash } from '#domain/shortHash.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

/**
 * Idempotency key of a submission whose outcome is not known yet. It survives the session and the browser, so that a returning user
 * learns the outcome before sending anything again. Storage names are hashed, so that they do not reveal the user or the subject.
 */
export interface PendingSubmission {
  key: string;
  sentAt: number;
  /** Distinguishes submissions of the same kind, without revealing their content. */
  about?: string;
  /** True if the lender reported that it does not know this key. */
  isUnseen?: boolean;
}

const SUBMISSION_KEY_PREFIX = 'portal.sent.';

/** Long enough for the lender to report the outcome, but not forever on a shared device. */
const MAX_SUBMISSION_AGE_MS = 3 * 24 * 60 * 60 * 1000;

/** @param what identifies the submission within its kind */
export const submissionName = (kind: string, sub: string, what: string) =>
  `${kind}.${shortHash(sub)}.${shortHash(`${sub} ${what}`)}`;

export const submissionPrefix = (kind: string, sub: string) => `${kind}.${shortHash(sub)}.`;

export const storeSubmission = (storage: SafeStorage, name: string, key: string, about?: string) =>
  storage.set(
    SUBMISSION_KEY_PREFIX + name,
    JSON.stringify({ key, sentAt: Date.now(), ...(about === undefined ? {} : { about }) } satisfies PendingSubmission),
  );

export function readSubmission(storage: SafeStorage, name: string): PendingSubmission | null {
  const sent = readStoredJson<PendingSubmission>(storage.get(SUBMISSION_KEY_PREFIX + name), { key: 'string', sentAt: 'number' });
  if (sent !== null && Math.abs(Date.now() - sent.sentAt) < MAX_SUBMISSION_AGE_MS) return sent;
  storage.remove(SUBMISSION_KEY_PREFIX + name);
  return null;
}

export const submissionsWithPrefix = (storage: SafeStorage, start: string): PendingSubmission[] =>
  storage
    .keys()
    .flatMap((stored) =>
      stored.startsWith(SUBMISSION_KEY_PREFIX + start)
        ? (readSubmission(storage, stored.slice(SUBMISSION_KEY_PREFIX.length)) ?? [])
        : [],
    );

export const unresolvedKey = (sent: PendingSubmission | null): string | null =>
  sent === null || sent.isUnseen === true ? null : sent.key;

export const removeSubmission = (storage: SafeStorage, key: string) =>
  namesWithKey(storage, key).forEach((name) => storage.remove(SUBMISSION_KEY_PREFIX + name));

/** Marks a submission as not received by the lender. A retry uses the same key, in case the first request was only delayed. */
export const markNotReceived = (storage: SafeStorage, key: string) =>
  namesWithKey(storage, key).forEach((name) => {
    const sent: PendingSubmission | null = readSubmission(storage, name);
    storage.set(SUBMISSION_KEY_PREFIX + name, JSON.stringify({ ...sent, isUnseen: true }));
  });

const namesWithKey = (storage: SafeStorage, key: string): string[] =>
  storage.keys().flatMap((stored) => {
    const name = stored.slice(SUBMISSION_KEY_PREFIX.length);
    return isSubmissionKey(stored) && readSubmission(storage, name)?.key === key ? name : [];
  });

/** Returns whether a storage key holds a submission. These entries are kept at sign-out. */
export const isSubmissionKey = (stored: string) => stored.startsWith(SUBMISSION_KEY_PREFIX);
