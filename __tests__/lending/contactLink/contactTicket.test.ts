/** Sharing the ticket of a mailed link between the tabs of one browser. */
import { BroadcastChannel } from 'node:worker_threads';

import {
  contactTicketHeader,
  hadContactTicket,
  storeContactTicket,
  shareTicketWithOtherTabs,
  copyTicketFromOtherTabs,
} from '#lending/contactLink/contactTicket.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';

const LINK = `${'Tk'.repeat(24)}-income1`;
const OTHER = `${'Tk'.repeat(24)}-income2`;
const A_TICKET = { ticket: 'secret', expiresAtUtc: '2026-11-24T16:00:00.000Z', expiresInSeconds: 1800 };

/** A BroadcastChannel that does not keep the Node.js process alive while it is open. */
class UnrefBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/** A browser tab, represented by its own session storage. */
function aTab(): SafeStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    isUsable: () => true,
  };
}
const headerIn = (tabStorage: SafeStorage, link = LINK) => contactTicketHeader(linkTag(link))({ tabStorage });
const hadTicket = (tabStorage: SafeStorage) => hadContactTicket(linkTag(LINK))(undefined, undefined, { tabStorage });

const cleanups: (() => void)[] = [];
beforeEach(() => {
  Object.assign(window, { BroadcastChannel: UnrefBroadcastChannel });
});
afterEach(() => {
  for (const stop of cleanups.splice(0)) stop();
  Reflect.deleteProperty(window, 'BroadcastChannel');
  jest.restoreAllMocks();
});

function aVerifiedTab(link = LINK): SafeStorage {
  const tab = aTab();
  storeContactTicket(tab, link, A_TICKET);
  cleanups.push(shareTicketWithOtherTabs(tab, linkTag(link)));
  return tab;
}

test('another tab that opens the link gets the ticket, and shares it with a third', async () => {
  aVerifiedTab();
  const [second, third] = [aTab(), aTab()];
  expect(headerIn(second)).toEqual({});
  await copyTicketFromOtherTabs(second, linkTag(LINK));
  expect(headerIn(second)).toEqual({ 'X-Contact-Ticket': 'secret' });
  for (const stop of cleanups.splice(0)) stop();
  cleanups.push(shareTicketWithOtherTabs(second, linkTag(LINK)));
  await copyTicketFromOtherTabs(third, linkTag(LINK));
  expect([headerIn(third), hadTicket(third)]).toEqual([{ 'X-Contact-Ticket': 'secret' }, true]);
});

test('a ticket is shared only for the same link and until it expires, and using it extends it', async () => {
  const tab = aVerifiedTab();
  aVerifiedTab(OTHER);
  const start = Date.now();
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValue(start + 29 * 60_000);
  headerIn(tab);
  now.mockReturnValue(start + 58 * 60_000);
  const inTime = aTab();
  await copyTicketFromOtherTabs(inTime, linkTag(LINK));
  expect(headerIn(inTime)).toEqual({ 'X-Contact-Ticket': 'secret' });

  for (const stop of cleanups.splice(1)) stop();
  now.mockReturnValue(start + 62 * 60_000 + 29 * 60_000);
  const tooLate = aTab();
  await copyTicketFromOtherTabs(tooLate, linkTag(LINK));
  expect([headerIn(tooLate), hadTicket(tooLate)]).toEqual([{}, false]);
  expect(hadTicket(tab)).toBe(true);
});

test.each([
  ['no other tab is open', () => undefined],
  ['the browser has no BroadcastChannel', () => void Reflect.deleteProperty(window, 'BroadcastChannel')],
])('when %s the tab continues soon without a ticket', async (_what, happen) => {
  happen();
  const tab = aTab();
  cleanups.push(shareTicketWithOtherTabs(tab, linkTag(LINK)));
  const start = performance.now();
  await copyTicketFromOtherTabs(tab, linkTag(LINK));
  expect(performance.now() - start).toBeLessThan(3_000); // well above the real limit, because a test machine may be busy
  expect([headerIn(tab), tab.keys()]).toEqual([{}, []]);
});
