import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

import { GUEST, GUEST_LOAN, type PaymentTerms } from './terms.ts';

/**
 * The idempotency key of a payment, kept where every tab of this browser finds it, so that two tabs that pay the same thing send the
 * same key. It is not a secret: a key is useless without the right to pay. Cleared with all "portal." keys at sign-out.
 * For payers without an account the device keeps only the key, until the outcome is shown.
 */
interface StoredIntent {
  key: string;
  /** Empty where the device keeps only the key. */
  amount: string;
  dueDate: string;
  /** Pay was pressed: ask what became of it before anything else. */
  sent: boolean;
}

const PREFIX = 'portal.payment.';
const nameOf = (subject: string) => PREFIX + subject;

/** The terms that may be stored. */
const storableTerms = ({ right, amount, dueDate }: PaymentTerms) =>
  right.kind === 'session' ? { amount, dueDate } : { amount: '', dueDate: '' };

/** Finds the intent of these terms, or makes one. The lock keeps two tabs from making two; browsers without locks do without. */
export async function openIntent(storage: SafeStorage, terms: PaymentTerms): Promise<StoredIntent> {
  const { locks } = navigator as { locks?: LockManager }; // absent outside secure contexts, whatever the type says
  const { amount, dueDate } = storableTerms(terms);
  const findOrMake = () => {
    const stored = read(storage, nameOf(terms.subject));
    // An intent that was sent is kept even if the amount has changed: the payment itself may have changed it.
    if (stored !== null && (stored.sent || (stored.amount === amount && stored.dueDate === dueDate))) return stored;
    const fresh = { key: crypto.randomUUID(), amount, dueDate, sent: false };
    storage.set(nameOf(terms.subject), JSON.stringify(fresh));
    return fresh;
  };
  return locks === undefined ? findOrMake() : locks.request(nameOf(terms.subject), findOrMake);
}

export function markSent(storage: SafeStorage, intent: PaymentTerms & { key: string }): void {
  const { key, subject } = intent;
  storage.set(nameOf(subject), JSON.stringify({ key, ...storableTerms(intent), sent: true } satisfies StoredIntent));
}

/** Forgets the intent of a payment that has ended, unless another one has taken its place. */
export function closeIntent(storage: SafeStorage, subject: string, key: string): void {
  if (read(storage, nameOf(subject))?.key === key) storage.remove(nameOf(subject));
}

/** The key of a payment that was sent for a subject and has not ended as far as this device knows. */
export function sentKey(storage: SafeStorage, subject: string): string | null {
  const stored = read(storage, nameOf(subject));
  return stored?.sent === true ? stored.key : null;
}

/** Keys of payments on loans, without an account, that this device sent and whose outcome it never showed. */
export const sentGuestKeys = (storage: SafeStorage): string[] =>
  namesOf(storage, GUEST_LOAN).flatMap((name) => {
    const stored = read(storage, name);
    return stored?.sent === true ? [stored.key] : [];
  });

/** Forgets a payment without an account whose outcome is being shown. */
export function closeGuestKey(storage: SafeStorage, key: string): void {
  for (const name of namesOf(storage, GUEST)) if (read(storage, name)?.key === key) storage.remove(name);
}

const namesOf = (storage: SafeStorage, start: string) => storage.keys().filter((name) => name.startsWith(nameOf(start)));

const read = (storage: SafeStorage, name: string): StoredIntent | null =>
  readStoredJson<StoredIntent>(storage.get(name), { key: 'string', amount: 'string', dueDate: 'string', sent: 'boolean' });
