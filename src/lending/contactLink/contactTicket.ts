import type { ContactTicket } from '#contract/borrower/ocr.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import type { Outside } from '#platform/listen.ts';

import { linkTag } from './linkTag.ts';

/**
 * The ticket of whoever opened a mailed link and said who they are, in this tab only, so that a reload does not ask again. It is opaque, ends
 * half an hour after its last use, and is never in the store: calls take it from here.
 */
interface StoredTicket {
  /** Which link it is for. */
  tag: string;
  ticket: string;
}

const NAME = 'portal.contactTicket';

/** A new ticket replaces the one before. @param token of the link */
export function keepContactTicket(tabStorage: SafeStorage, token: string, { ticket }: ContactTicket): void {
  tabStorage.set(NAME, JSON.stringify({ tag: linkTag(token), ticket } satisfies StoredTicket));
}

function readContactTicket(tabStorage: SafeStorage, tag: string): string | null {
  const stored = readStoredJson<StoredTicket>(tabStorage.get(NAME), { tag: 'string', ticket: 'string' });
  return stored?.tag === tag ? stored.ticket : null;
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
    const ticket = readContactTicket(tabStorage, tag);
    return ticket === null ? {} : { 'X-Contact-Ticket': ticket };
  };
