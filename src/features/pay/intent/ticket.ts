import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';

/**
 * The ticket of a passed identity check, in this tab only, so that a reload does not ask for the last four of an SSN again. It is opaque
 * and ends after ten minutes. It is never in the store: calls take it from here.
 */
interface Ticket {
  /** Identifies the ticket on this device; useless elsewhere. */
  reference: string;
  /** Null once it has paid. */
  ticket: string | null;
  /** The key of the payment that it was used for. */
  paid: string | null;
  /** Milliseconds of the device's clock. Missing where this tab does not know. */
  endsAt?: number;
}

const NAME = 'portal.ticket';

/** A new ticket replaces the one before. @param reference of the one that it renews @param endsAt milliseconds of the device's clock */
export function keepTicket(
  tabStorage: SafeStorage,
  { ticket, endsAt, reference = crypto.randomUUID() }: { ticket: string; endsAt: number; reference?: string | undefined },
): void {
  tabStorage.set(NAME, JSON.stringify({ reference, ticket, paid: null, endsAt } satisfies Ticket));
}

export const readTicket = (tabStorage: SafeStorage): Ticket | null =>
  readStoredJson<Ticket>(tabStorage.get(NAME), { reference: 'string', ticket: 'string or null', paid: 'string or null' });

/** A ticket pays once. The payment's key is kept, so that Back leads to the receipt. */
export function spendTicket(tabStorage: SafeStorage, reference: string, key: string): void {
  if (readTicket(tabStorage)?.reference !== reference) return;
  tabStorage.set(NAME, JSON.stringify({ reference, ticket: null, paid: key } satisfies Ticket));
}
