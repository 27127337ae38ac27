import type { ContactTicket } from '#contract/borrower/ocr.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import type { Outside } from '#platform/listen.ts';

import { linkTag } from './linkTag.ts';

/**
 * The ticket of whoever opened a mailed link and said who they are, in the storage of the tab, so that a reload does not ask again. It is
 * opaque, ends half an hour after its last use, and is never in the store: calls take it from here. A tab that opens the same link asks
 * those that are open for it, so that another press on the mail asks nobody again; with the last tab it is gone.
 */
interface StoredTicket {
  /** Which link it is for. */
  tag: string;
  ticket: string;
  /** How long it lasts from each use, and until when that is by this device's clock. */
  lastsMs: number;
  goodUntil: number;
}

const NAME = 'portal.contactTicket';
/** Tabs that have a ticket answer within milliseconds; one that the device has put to sleep does not. */
const ANSWER_MS = 300;

/** A new ticket replaces the one before. @param token of the link */
export function keepContactTicket(tabStorage: SafeStorage, token: string, { ticket, expiresInSeconds }: ContactTicket): void {
  extend(tabStorage, { tag: linkTag(token), ticket, lastsMs: expiresInSeconds * 1000, goodUntil: 0 });
}

function extend(tabStorage: SafeStorage, ticket: StoredTicket): void {
  tabStorage.set(NAME, JSON.stringify({ ...ticket, goodUntil: Date.now() + ticket.lastsMs } satisfies StoredTicket));
}

const FIELDS = { tag: 'string', ticket: 'string', lastsMs: 'number', goodUntil: 'number' } as const;

function readContactTicket(tabStorage: SafeStorage, tag: string): StoredTicket | null {
  const stored = readStoredJson<StoredTicket>(tabStorage.get(NAME), FIELDS);
  return stored?.tag === tag ? stored : null;
}

function goodContactTicket(tabStorage: SafeStorage, tag: string): StoredTicket | null {
  const stored = readContactTicket(tabStorage, tag);
  return stored !== null && stored.goodUntil > Date.now() ? stored : null;
}

/** A thunk: whether this tab has had a ticket for the link, good or over. @param tag `linkTag` of its token */
export const hadContactTicket =
  (tag: string) =>
  (_dispatch: unknown, _getState: unknown, { tabStorage }: Pick<Outside, 'tabStorage'>): boolean =>
    readContactTicket(tabStorage, tag) !== null;

/** The header of calls behind the link, empty where this tab has no ticket for it. @param tag `linkTag` of its token */
export const contactTicketHeader =
  (tag: string) =>
  ({ tabStorage }: Pick<Outside, 'tabStorage'>): Record<string, string> => {
    const stored = readContactTicket(tabStorage, tag);
    if (stored === null) return {};
    if (stored.goodUntil > Date.now()) extend(tabStorage, stored);
    return { 'X-Contact-Ticket': stored.ticket };
  };

/** Answers other tabs that ask for the link's ticket, for as long as this one's is good. @returns stops it */
export function offerContactTicket(tabStorage: SafeStorage, tag: string): () => void {
  const channel = openChannel();
  if (channel === null) return () => undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const ticket = data === tag ? goodContactTicket(tabStorage, tag) : null;
    if (ticket !== null) channel.postMessage(ticket);
  });
  return () => channel.close();
}

/** Gets the link's ticket from another open tab, unless this one has a good one. Ends soon, whether or not there was one. */
export async function takeContactTicket(tabStorage: SafeStorage, tag: string): Promise<void> {
  if (goodContactTicket(tabStorage, tag) !== null) return;
  const channel = openChannel();
  if (channel === null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ANSWER_MS);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // A question of a third tab, or the ticket of another link.
      const handed = readStoredJson<StoredTicket>(JSON.stringify(data), FIELDS);
      if (handed?.tag !== tag) return;
      tabStorage.set(NAME, JSON.stringify(handed));
      clearTimeout(timer);
      resolve();
    });
    channel.postMessage(tag);
  });
  channel.close();
}

/** Between the tabs of this origin alone; null in a browser that has none. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}
