import { shortHash } from '#domain/shortHash.ts';
import { pendingPaymentStorageName } from '#lending/payments/pendingPayments.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import {
  removeSubmission,
  storeSubmission,
  readSubmission,
  submissionsWithPrefix,
  unresolvedKey,
  type PendingSubmission,
} from '#platform/session/store/pendingSubmissions.ts';

import { GUEST_SUBJECT_PREFIX, GUEST_LOAN_SUBJECT_PREFIX, type PaymentRight, type PaymentTerms } from './terms.ts';

/**
 * A payment that was not sent yet. Its idempotency key is stored where all tabs of this browser find it, so that two tabs paying the same
 * thing send the same key. The key is not secret: it is useless without the right to pay. Sign-out clears it with all "portal." keys.
 * Once the payment is sent, `pendingSubmissions.ts` stores the key under the same name.
 */
interface StoredIntent {
  key: string;
  /** Hash that detects a changed amount or due date without revealing them. Empty for payers without an account. */
  terms: string;
}

/** What is paid, and the account that pays it; `sub` is empty without an account. */
type PaidItem = Pick<PaymentTerms, 'subject' | 'right'> & { sub: string };

const INTENT_NAME_PREFIX = 'portal.payment.';

/** Storage name of a payment. Subjects of payers without an account are already opaque, so they are used as they are. */
const storageName = ({ subject, right, sub }: PaidItem) =>
  right.kind === 'session' ? pendingPaymentStorageName(sub, subject) : subject;

const termsHash = ({ right, amount, dueDate }: PaymentTerms) =>
  right.kind === 'session' ? shortHash(`${amount} ${dueDate}`) : '';

/** Tag that recognizes a guest's loan among others paid on this device, even after a new identity check. */
const loanTagOf = (right: PaymentRight) => (right.kind === 'ticket' ? right.loan : undefined);

/**
 * Finds the stored intent for these terms, or creates one. The lock stops two tabs from creating two; browsers without the Web Locks API
 * go without.
 */
export async function openIntent(storage: SafeStorage, terms: PaymentTerms & PaidItem): Promise<{ key: string; sent: boolean }> {
  const { locks } = navigator as { locks?: LockManager }; // undefined outside secure contexts, despite its type
  const name = INTENT_NAME_PREFIX + storageName(terms);
  const findOrCreate = () => {
    // An intent that was sent is kept even if the amount has changed, because the payment itself may have changed it.
    const sent = findSent(storage, terms);
    if (sent !== null) return { key: sent.key, sent: sent.isUnseen !== true };
    const stored = readIntent(storage, name);
    if (stored !== null && stored.terms === termsHash(terms)) return { key: stored.key, sent: false };
    const fresh = { key: crypto.randomUUID(), terms: termsHash(terms) } satisfies StoredIntent;
    storage.set(name, JSON.stringify(fresh));
    return { key: fresh.key, sent: false };
  };
  return locks === undefined ? findOrCreate() : locks.request(name, findOrCreate);
}

/** Records that Pay was clicked: from now on the outcome is looked up before anything else is sent. */
export const markSent = (storage: SafeStorage, paid: PaidItem & { key: string }) =>
  storeSubmission(storage, storageName(paid), paid.key, loanTagOf(paid.right));

/** Forgets a payment that has ended. The next payment gets a new key. */
export function closeIntent(storage: SafeStorage, key: string): void {
  removeSubmission(storage, key);
  for (const name of storage.keys())
    if (name.startsWith(INTENT_NAME_PREFIX) && readIntent(storage, name)?.key === key) storage.remove(name);
}

/** Key of a payment sent with this guest's ticket whose outcome this device does not know; null if there is none. */
export const readSentKey = (storage: SafeStorage, subject: string): string | null =>
  unresolvedKey(readSubmission(storage, subject));

/** Keys of guest payments on loans that were sent from this device and whose outcome it never showed. */
export const readSentGuestKeys = (storage: SafeStorage): string[] =>
  submissionsWithPrefix(storage, GUEST_LOAN_SUBJECT_PREFIX).flatMap((sent) => unresolvedKey(sent) ?? []);

/** Whether this key belongs to a payment made without an account. */
export const isGuestKey = (storage: SafeStorage, key: string) =>
  submissionsWithPrefix(storage, GUEST_SUBJECT_PREFIX).some((sent) => sent.key === key);

function findSent(storage: SafeStorage, paid: PaidItem): PendingSubmission | null {
  const about = loanTagOf(paid.right);
  const isSame = (sent: PendingSubmission) => about !== undefined && sent.about === about;
  return (
    readSubmission(storage, storageName(paid)) ?? submissionsWithPrefix(storage, GUEST_LOAN_SUBJECT_PREFIX).find(isSame) ?? null
  );
}

const readIntent = (storage: SafeStorage, name: string): StoredIntent | null =>
  readStoredJson<StoredIntent>(storage.get(name), { key: 'string', terms: 'string' });
