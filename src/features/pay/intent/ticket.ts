import type { SafeStorage } from '#platform/config/safeStorage.ts';

/**
 * The ticket of a passed identity check, in this tab only, so that a reload does not ask for the last four of an SSN again. It is opaque
 * and ends after ten minutes. The store never has it: calls take it from here.
 */
interface Ticket {
  /** Names it on this device, and is worth nothing elsewhere. */
  reference: string;
  /** Null once it has paid. */
  ticket: string | null;
  /** The key of the payment that it was good for. */
  paid: string | null;
}

const NAME = 'portal.ticket';

/** A new ticket takes the place of the one before. */
export function keepTicket(tabStorage: SafeStorage, ticket: string): void {
  tabStorage.set(NAME, JSON.stringify({ reference: crypto.randomUUID(), ticket, paid: null } satisfies Ticket));
}

export function readTicket(tabStorage: SafeStorage): Ticket | null {
  try {
    const value: unknown = JSON.parse(tabStorage.get(NAME) ?? 'null');
    return isTicket(value) ? value : null;
  } catch {
    return null;
  }
}

/** A ticket pays once. What it paid is kept, so that Back leads to the receipt. */
export function spendTicket(tabStorage: SafeStorage, reference: string, key: string): void {
  if (readTicket(tabStorage)?.reference !== reference) return;
  tabStorage.set(NAME, JSON.stringify({ reference, ticket: null, paid: key } satisfies Ticket));
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const isTicket = (value: unknown): value is Ticket =>
  typeof value === 'object' &&
  value !== null &&
  'reference' in value &&
  typeof value.reference === 'string' &&
  'ticket' in value &&
  isTextOrNull(value.ticket) &&
  'paid' in value &&
  isTextOrNull(value.paid);
