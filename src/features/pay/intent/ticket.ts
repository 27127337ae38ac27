import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

/**
 * Ticket of a passed identity check, kept in this tab only, so that a reload does not ask for the last four digits of the SSN again. It
 * is opaque and expires after ten minutes. It is never in the Redux store: requests read it from here.
 */
interface Ticket {
  /** Identifies the ticket on this device; it has no meaning elsewhere. */
  reference: string;
  /** Null once the ticket was used for a payment. */
  ticket: string | null;
  /** Idempotency key of the payment that the ticket was used for. */
  paid: string | null;
  /** Expiry in milliseconds of the device's clock. Missing when unknown. */
  endsAt?: number;
}

const STORAGE_KEY = 'portal.ticket';

/**
 * Stores a ticket in place of the previous one.
 * @param reference pass the previous ticket's reference to renew it; omit it for a new one
 * @param endsAt milliseconds of the device's clock
 */
export function storeTicket(
  tabStorage: SafeStorage,
  { ticket, endsAt, reference = crypto.randomUUID() }: { ticket: string; endsAt: number; reference?: string | undefined },
): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify({ reference, ticket, paid: null, endsAt } satisfies Ticket));
}

export const readTicket = (tabStorage: SafeStorage): Ticket | null =>
  readStoredJson<Ticket>(tabStorage.get(STORAGE_KEY), { reference: 'string', ticket: 'string or null', paid: 'string or null' });

/** Marks a ticket as used: it pays only once. The payment's key is kept, so that Back leads to the receipt. */
export function markTicketUsed(tabStorage: SafeStorage, reference: string, key: string): void {
  if (readTicket(tabStorage)?.reference !== reference) return;
  tabStorage.set(STORAGE_KEY, JSON.stringify({ reference, ticket: null, paid: key } satisfies Ticket));
}
