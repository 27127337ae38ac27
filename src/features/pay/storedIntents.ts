import type { SafeStorage } from '#platform/config/safeStorage.ts';

import type { PaymentTerms } from './paySlice.ts';

/**
 * The idempotency key of a payment, kept where every tab of this browser finds it: two tabs that pay the same thing send the
 * same key. Holds no amount of secret: a key is worth nothing without the right to the loan. Cleared with all "portal." keys
 * at sign-out.
 */
interface StoredIntent {
  key: string;
  amount: string;
  dueDate: string;
  /** Somebody pressed Pay: ask what became of it before anything else. */
  sent: boolean;
}

const nameOf = (loanIdentifier: string) => `portal.payment.${loanIdentifier}`;

/** Finds the intent of these terms, or makes one; the lock keeps two tabs from making two. A browser without locks goes without. */
export async function openIntent(storage: SafeStorage, terms: PaymentTerms): Promise<StoredIntent> {
  const { locks } = navigator as { locks?: LockManager }; // absent outside secure contexts, whatever the type says
  const findOrMake = () => {
    const stored = read(storage, terms.loanIdentifier);
    // One that was sent is asked about even when the amount has moved since: that may be its own doing.
    if (stored !== null && (stored.sent || (stored.amount === terms.amount && stored.dueDate === terms.dueDate))) return stored;
    const fresh = { key: crypto.randomUUID(), amount: terms.amount, dueDate: terms.dueDate, sent: false };
    storage.set(nameOf(terms.loanIdentifier), JSON.stringify(fresh));
    return fresh;
  };
  return locks === undefined ? findOrMake() : locks.request(nameOf(terms.loanIdentifier), findOrMake);
}

export function markSent(storage: SafeStorage, terms: PaymentTerms & { key: string }): void {
  const { key, amount, dueDate } = terms;
  storage.set(nameOf(terms.loanIdentifier), JSON.stringify({ key, amount, dueDate, sent: true } satisfies StoredIntent));
}

/** Forgets the intent of a payment that has ended, unless another one has taken its place. */
export function closeIntent(storage: SafeStorage, loanIdentifier: string, key: string): void {
  if (read(storage, loanIdentifier)?.key === key) storage.remove(nameOf(loanIdentifier));
}

function read(storage: SafeStorage, loanIdentifier: string): StoredIntent | null {
  try {
    const value: unknown = JSON.parse(storage.get(nameOf(loanIdentifier)) ?? 'null');
    return isStoredIntent(value) ? value : null;
  } catch {
    return null;
  }
}

const isStoredIntent = (value: unknown): value is StoredIntent =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'amount' in value &&
  typeof value.amount === 'string' &&
  'dueDate' in value &&
  typeof value.dueDate === 'string' &&
  'sent' in value &&
  typeof value.sent === 'boolean';
