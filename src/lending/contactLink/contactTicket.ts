import type { ContactTicket } from '#contract/borrower/ocr.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import type { Dependencies } from '#platform/storeTypes.ts';

import { linkTag } from './linkTag.ts';

/**
 * Ticket that a user gets by confirming who they are after opening an emailed link. It is opaque, expires half an hour after its last
 * use, and is kept in sessionStorage, never in the Redux store, so that a reload does not repeat the identity check. A tab that opens the
 * same link copies the ticket from other open tabs; it is gone when the last tab closes.
 */
interface StoredTicket {
  /** Tag of the link for which the ticket was issued; see `linkTag`. */
  tag: string;
  ticket: string;
  /** Lifetime after each use, in milliseconds. `goodUntil` is the expiry time by this device's clock, in epoch milliseconds. */
  lastsMs: number;
  goodUntil: number;
}

const STORAGE_KEY = 'portal.contactTicket';
/**
 * Milliseconds to wait for other tabs. A tab that has the ticket replies within a few; a tab that the device has suspended does not
 * reply.
 */
const REPLY_TIMEOUT_MS = 300;

/**
 * Stores a new ticket in place of the previous one.
 * @param token the token of the emailed link
 */
export function storeContactTicket(tabStorage: SafeStorage, token: string, { ticket, expiresInSeconds }: ContactTicket): void {
  storeWithNewExpiry(tabStorage, { tag: linkTag(token), ticket, lastsMs: expiresInSeconds * 1000, goodUntil: 0 });
}

function storeWithNewExpiry(tabStorage: SafeStorage, ticket: StoredTicket): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify({ ...ticket, goodUntil: Date.now() + ticket.lastsMs } satisfies StoredTicket));
}

const STORED_TICKET_FIELDS = { tag: 'string', ticket: 'string', lastsMs: 'number', goodUntil: 'number' } as const;

function readContactTicket(tabStorage: SafeStorage, tag: string): StoredTicket | null {
  const stored = readStoredJson<StoredTicket>(tabStorage.get(STORAGE_KEY), STORED_TICKET_FIELDS);
  return stored?.tag === tag ? stored : null;
}

function validContactTicket(tabStorage: SafeStorage, tag: string): StoredTicket | null {
  const stored = readContactTicket(tabStorage, tag);
  return stored !== null && stored.goodUntil > Date.now() ? stored : null;
}

/**
 * Thunk that returns whether this tab's storage has a ticket for the link, even an expired one.
 * @param tag `linkTag` of the link's token
 */
export const hadContactTicket =
  (tag: string) =>
  (_dispatch: unknown, _getState: unknown, { tabStorage }: Pick<Dependencies, 'tabStorage'>): boolean =>
    readContactTicket(tabStorage, tag) !== null;

/**
 * Returns the request header with the link's ticket, or no header when this tab has no ticket for the link.
 * @param tag `linkTag` of the link's token
 */
export const contactTicketHeader =
  (tag: string) =>
  ({ tabStorage }: Pick<Dependencies, 'tabStorage'>): Record<string, string> => {
    const stored = readContactTicket(tabStorage, tag);
    if (stored === null) return {};
    if (stored.goodUntil > Date.now()) storeWithNewExpiry(tabStorage, stored);
    return { 'X-Contact-Ticket': stored.ticket };
  };

/**
 * Sends the link's ticket to other tabs that request it, while this tab's ticket is valid.
 * @returns a function that stops it
 */
export function shareTicketWithOtherTabs(tabStorage: SafeStorage, tag: string): () => void {
  const channel = openChannel();
  if (channel === null) return () => undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const ticket = data === tag ? validContactTicket(tabStorage, tag) : null;
    if (ticket !== null) channel.postMessage(ticket);
  });
  return () => channel.close();
}

/** Copies the link's ticket from another open tab, unless this tab has a valid one. Resolves within `REPLY_TIMEOUT_MS` even if no tab replies. */
export async function copyTicketFromOtherTabs(tabStorage: SafeStorage, tag: string): Promise<void> {
  if (validContactTicket(tabStorage, tag) !== null) return;
  const channel = openChannel();
  if (channel === null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, REPLY_TIMEOUT_MS);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Ignores requests from other tabs and tickets for other links.
      const handed = readStoredJson<StoredTicket>(JSON.stringify(data), STORED_TICKET_FIELDS);
      if (handed?.tag !== tag) return;
      tabStorage.set(STORAGE_KEY, JSON.stringify(handed));
      clearTimeout(timer);
      resolve();
    });
    channel.postMessage(tag);
  });
  channel.close();
}

/** Opens a channel between this origin's tabs; returns null when the browser does not support it. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(STORAGE_KEY);
  } catch {
    return null;
  }
}
