import { shortHash } from '#domain/shortHash.ts';
import { sentPaymentName } from '#lending/payments/sentPayments.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import { closeSent, keepSent, readSent, sentUnder, unclear, type SentKey } from '#platform/session/store/sentKeys.ts';

import { GUEST, GUEST_LOAN, type PaymentRight, type PaymentTerms } from './terms.ts';

/**
 * The idempotency key of a payment that was not sent yet, kept where every tab of this browser finds it, so that two tabs that pay the
 * same thing send the same key. It is not a secret: a key is useless without the right to pay. Cleared with all "portal." keys at
 * sign-out. Once it is sent, it is kept as `sentKeys` says, under the same name.
 */
interface StoredIntent {
  key: string;
  /** Tells a changed amount or due date, and neither of them. Empty for payers without an account. */
  terms: string;
}

/** What is paid, and the account that pays it; an empty text without one. */
type Paid = Pick<PaymentTerms, 'subject' | 'right'> & { sub: string };

const PREFIX = 'portal.payment.';

/** Subjects without an account are opaque already. */
const nameOf = ({ subject, right, sub }: Paid) => (right.kind === 'session' ? sentPaymentName(sub, subject) : subject);

const hashOf = ({ right, amount, dueDate }: PaymentTerms) => (right.kind === 'session' ? shortHash(`${amount} ${dueDate}`) : '');

/** Tells a guest's loan from others that were paid on this device, also with the ticket of another identity check. */
const aboutOf = (right: PaymentRight) => (right.kind === 'ticket' ? right.loan : undefined);

/** Finds the intent of these terms, or makes one. The lock keeps two tabs from making two; browsers without locks do without. */
export async function openIntent(storage: SafeStorage, terms: PaymentTerms & Paid): Promise<{ key: string; sent: boolean }> {
  const { locks } = navigator as { locks?: LockManager }; // absent outside secure contexts, whatever the type says
  const name = PREFIX + nameOf(terms);
  const findOrMake = () => {
    // An intent that was sent is kept even if the amount has changed: the payment itself may have changed it.
    const sent = sentFor(storage, terms);
    if (sent !== null) return { key: sent.key, sent: sent.isUnseen !== true };
    const stored = read(storage, name);
    if (stored !== null && stored.terms === hashOf(terms)) return { key: stored.key, sent: false };
    const fresh = { key: crypto.randomUUID(), terms: hashOf(terms) } satisfies StoredIntent;
    storage.set(name, JSON.stringify(fresh));
    return { key: fresh.key, sent: false };
  };
  return locks === undefined ? findOrMake() : locks.request(name, findOrMake);
}

/** Pay was pressed: from here on what became of it is asked before anything else. */
export const markSent = (storage: SafeStorage, paid: Paid & { key: string }) =>
  keepSent(storage, nameOf(paid), paid.key, aboutOf(paid.right));

/** Forgets the intent of a payment that has ended. Another one has another key. */
export function closeIntent(storage: SafeStorage, key: string): void {
  closeSent(storage, key);
  for (const name of storage.keys()) if (name.startsWith(PREFIX) && read(storage, name)?.key === key) storage.remove(name);
}

/** The key of the payment that a guest's ticket has sent and that has not ended as far as this device knows. */
export const sentKey = (storage: SafeStorage, subject: string): string | null => unclear(readSent(storage, subject));

/** Keys of payments on loans, without an account, that this device sent and whose outcome it never showed. */
export const sentGuestKeys = (storage: SafeStorage): string[] =>
  sentUnder(storage, GUEST_LOAN).flatMap((sent) => unclear(sent) ?? []);

/** Whether a payment without an account has this key. */
export const isGuestKey = (storage: SafeStorage, key: string) => sentUnder(storage, GUEST).some((sent) => sent.key === key);

function sentFor(storage: SafeStorage, paid: Paid): SentKey | null {
  const about = aboutOf(paid.right);
  const isSame = (sent: SentKey) => about !== undefined && sent.about === about;
  return readSent(storage, nameOf(paid)) ?? sentUnder(storage, GUEST_LOAN).find(isSame) ?? null;
}

const read = (storage: SafeStorage, name: string): StoredIntent | null =>
  readStoredJson<StoredIntent>(storage.get(name), { key: 'string', terms: 'string' });
