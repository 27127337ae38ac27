/** Sharing the ticket of a mailed link between the tabs of one browser: which tab gets it, and for how long. */
import { BroadcastChannel } from 'node:worker_threads';

import {
  contactTicketHeader,
  hadContactTicket,
  keepContactTicket,
  offerContactTicket,
  takeContactTicket,
} from '#lending/contactLink/contactTicket.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';

const LINK = `${'Tk'.repeat(24)}-income1`;
const OTHER = `${'Tk'.repeat(24)}-income2`;
const A_TICKET = { ticket: 'secret', expiresAtUtc: '2026-11-24T16:00:00.000Z', expiresInSeconds: 1800 };

/** A BroadcastChannel that does not keep the Node.js process alive while it is open. */
class Channel extends BroadcastChannel {
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
const had = (tabStorage: SafeStorage) => hadContactTicket(linkTag(LINK))(undefined, undefined, { tabStorage });

const stops: (() => void)[] = [];
beforeEach(() => {
  Object.assign(window, { BroadcastChannel: Channel });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(window, 'BroadcastChannel');
  jest.restoreAllMocks();
});

function anOpenTab(link = LINK): SafeStorage {
  const tab = aTab();
  keepContactTicket(tab, link, A_TICKET);
  stops.push(offerContactTicket(tab, linkTag(link)));
  return tab;
}

test('another tab that opens the link gets it, and offers it to a third when the first is closed', async () => {
  anOpenTab();
  const [second, third] = [aTab(), aTab()];
  expect(headerIn(second)).toEqual({});
  await takeContactTicket(second, linkTag(LINK));
  expect(headerIn(second)).toEqual({ 'X-Contact-Ticket': 'secret' });
  for (const stop of stops.splice(0)) stop();
  stops.push(offerContactTicket(second, linkTag(LINK)));
  await takeContactTicket(third, linkTag(LINK));
  expect([headerIn(third), had(third)]).toEqual([{ 'X-Contact-Ticket': 'secret' }, true]);
});

test('not that of another link, and not one whose time is over; a use makes it longer', async () => {
  const tab = anOpenTab();
  anOpenTab(OTHER);
  const start = Date.now();
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValue(start + 29 * 60_000);
  headerIn(tab);
  now.mockReturnValue(start + 58 * 60_000);
  const inTime = aTab();
  await takeContactTicket(inTime, linkTag(LINK));
  expect(headerIn(inTime)).toEqual({ 'X-Contact-Ticket': 'secret' });

  for (const stop of stops.splice(1)) stop();
  now.mockReturnValue(start + 62 * 60_000 + 29 * 60_000);
  const tooLate = aTab();
  await takeContactTicket(tooLate, linkTag(LINK));
  expect([headerIn(tooLate), had(tooLate)]).toEqual([{}, false]);
  expect(had(tab)).toBe(true);
});

test.each([
  ['no other tab is open', () => undefined],
  ['the browser has no such channel', () => void Reflect.deleteProperty(window, 'BroadcastChannel')],
])('when %s it goes on soon, without one', async (_what, happen) => {
  happen();
  const tab = aTab();
  stops.push(offerContactTicket(tab, linkTag(LINK)));
  const start = performance.now();
  await takeContactTicket(tab, linkTag(LINK));
  expect(performance.now() - start).toBeLessThan(3_000); // well above the real limit, because a test machine may be busy
  expect([headerIn(tab), tab.keys()]).toEqual([{}, []]);
});
