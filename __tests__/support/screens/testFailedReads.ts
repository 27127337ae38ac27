/**
 * Tests every screen with each of its requests failing in each way: the page shows the message of `docs/faults.md` or its own once, in
 * the right place, and a way to continue; the rest of the page stays; failed data is not shown as empty; and no more requests are sent
 * than that document allows.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { act, fireEvent, waitFor } from '@testing-library/react';

import { accessToken } from '../accessToken.ts';
import { hasXsrfCookie } from '../backends/payment.ts';
import { SENTENCES } from '../faultsDocument.ts';
import { FAULTS, type FaultName } from '../faultyLender.ts';
import { renderPortal } from '../renderPortal.tsx';
import { savedFiles } from '../savedFiles.ts';
import { SCREENS, type Screen, type Telling } from './everyScreen.ts';
import { oneFault } from './oneFault.ts';
import { endpointOf, isRead, readNames, type ReadName } from './reads.ts';
import { toastsCame, toastsOf } from '../toastsOf.ts';

const TRY_AGAIN = /^Try again/;
/** Faults that a screen handles differently. The others, such as a body of `null`, look the same to the store as one of these. */
const TRIED = [
  '500 words',
  '404 page',
  '429 in 5 min',
  '401 always',
  '200 {}',
  'reset',
  '404 words',
  '403 words',
] as const satisfies readonly FaultName[];

/** Expected message and number of requests per endpoint, caller and fault, parsed from `docs/faults.md`. */
const CELLS = (() => {
  const [, , ...lines] = readFileSync(join(process.cwd(), 'docs/faults.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const rows = lines.map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  const [, , ...faults] = rows.find(([name]) => name === 'call')!;
  return new Map(
    rows.map(([name, who, ...cells]) => [`${name} ${who}`, Object.fromEntries(cells.map((cell, at) => [faults[at]!, cell]))]),
  );
})();
const cellOf = (read: ReadName, { who }: Screen, fault: FaultName) => {
  const [, code = '', again] = /^([^×→·]+)(×2)?/.exec(CELLS.get(`${endpointOf(read)} ${who}`)?.[fault] ?? '')!;
  return { code, times: again === undefined ? 1 : 2 };
};

/** Empty-state texts of the pages, which may not be shown when the request failed. */
const EMPTY: Partial<Record<ReadName, RegExp>> = {
  getLoans: /You do not have a loan with|There is no home to show|None of your loans can be paid/,
  getDocumentRequests: /Nobody is asking you for documents/,
  getHomeEquity: /There is no estimate/,
  getValuationLoan: /We don’t know what you owe/,
  getFundingAccountPages: /You have no payment methods/,
  getAlerts: /You have no Rate Drop Alerts|There is nothing to show/,
  searchOfficers: /No loan officer found/,
};

const session = () => ({
  token: accessToken(900),
  expiresAt: Date.now() / 1000 + 900,
  user: { sub: 'borrower-1', email: null, givenname: null, expires: 0 },
});
const identity = { renew: () => Promise.resolve(session()), signIn: () => new Promise<never>(() => undefined) };

/** The first screen of a test file also waits for its modules to compile. */
const PATIENCE = { timeout: 15_000 };

type Words = string | RegExp;
type Store = ReturnType<typeof renderPortal>['store'];
type Calls = Record<string, { status?: string } | undefined>;
const isQuiet = ({ getState }: Store) =>
  (Object.values(getState()) as ({ queries?: Calls; mutations?: Calls } | null | undefined)[]).every((slice) =>
    Object.values({ ...slice?.queries, ...slice?.mutations }).every((call) => call?.status !== 'pending'),
  );

const shownText = () =>
  [document.body.textContent, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join('\n');
const isShown = (words: Words) => (typeof words === 'string' ? shownText().includes(words) : words.test(shownText()));
/** Finds elements by CSS selector, because in jsdom a role query takes 0.1 s on a page of this size. */
const inMain = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)];
const alerts = () => inMain('[role=alert]').filter(({ textContent }) => textContent !== '');
const buttons = (name: RegExp, place: ParentNode = document) =>
  [...place.querySelectorAll('button')].filter(({ textContent }) => name.test(textContent));

function open({ address, who, before, opens, answers, state }: Screen, failing?: { read: ReadName; fault: FaultName }) {
  hasXsrfCookie();
  before?.();
  const lender = oneFault(answers);
  if (failing !== undefined) lender.fails(failing.read, FAULTS[failing.fault].answers[0]!);
  const portal = renderPortal(address, { signedIn: who === 'person', identity, state });
  return { ...portal, lender, opened: opens?.(portal.user) };
}

/** Whether this fault leads to a view without the "Try again" button. */
const hasOtherEnd = (telling: Telling, fault: FaultName) =>
  telling.instead?.[fault] !== undefined || (telling.as === 'page' && fault === '403 words') || isUnmissed(telling, fault);
/** Whether the lender has no such data (404) and the page works without it. */
const isUnmissed = ({ as, isNeeded }: Telling, fault: FaultName) =>
  (as === 'line' || as === 'toast') && fault === '404 words' && isNeeded !== true;

const isAnswer = (read: ReadName, one: Screen, fault: FaultName) => cellOf(read, one, fault).code === '✓';
const tellingsOf = (one: Screen) => Object.entries(one.reads) as [ReadName, Telling][];

async function expectTold(one: Screen, read: ReadName, telling: Telling, fault: FaultName, store: Store) {
  const { as, says, shows, instead } = telling;
  const own = instead?.[fault];
  await toastsCame();
  const toasts = as === 'toast' && !isUnmissed(telling, fault) ? [expect.stringContaining(says as string)] : [];
  expect(toastsOf(store).map(({ title }) => title)).toEqual(toasts);
  const [heading, ...more] = inMain('h1').map(({ textContent }) => textContent);
  expect([heading, more]).toEqual([expect.stringMatching(/./), []]);
  const isLedOn = inMain('[aria-busy=true]').length > 0;
  expect(isLedOn || inMain('a[href], button').length > 0).toBe(true);
  if (own !== undefined) {
    expect(isShown(own)).toBe(true);
    return;
  }
  if (as === 'page' && fault === '403 words') {
    expect(heading).toBe('You don’t have access to this page');
    return;
  }
  expect(EMPTY[read]?.exec(shownText()) ?? null).toBeNull();
  if (shows !== undefined) expect(isShown(shows)).toBe(as === 'unsaid' || as === 'toast');
  for (const [other, { as: otherAs, needs, shows: others = shows }] of tellingsOf(one)) {
    if (as !== 'page' && others !== shows && other !== read && otherAs !== 'page' && needs !== read)
      expect(isShown(others!)).toBe(true);
  }
  if (as === 'page' || as === 'part') {
    expect(heading).toBe(one.title);
    const panels = alerts();
    expect(panels.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`We could not load this${SENTENCES[cellOf(read, one, fault).code]}`),
    ]);
    expect(buttons(TRY_AGAIN, panels[0])).toHaveLength(1);
    expect(panels[0]!.querySelector('a[href^="tel:"]')).toBeVisible();
  }
  if (as === 'line' && !isUnmissed(telling, fault)) {
    const lines = inMain('[role=status]').filter(({ textContent }) => textContent.includes(says as string));
    expect(lines).toHaveLength(1);
    expect(buttons(TRY_AGAIN, lines[0])).toHaveLength(1);
  }
  if (isUnmissed(telling, fault)) expect(isShown(says!)).toBe(false);
  else if (as === 'own' || as === 'toast') expect(isShown(says!)).toBe(true);
  if (as === 'unsaid' || as === 'toast') expect(alerts()).toEqual([]);
}

export function testFailedReads(who: Screen['who']): void {
  const screens = SCREENS.filter((one) => one.who === who);
  const table = screens.flatMap((one) => tellingsOf(one).map(([read, telling]) => [one.address, read, one, telling] as const));
  let errors: jest.SpyInstance;
  // jsdom can neither decode images nor draw on a canvas.
  beforeAll(() => {
    Object.assign(window, { createImageBitmap: () => Promise.resolve({ width: 10, height: 10, close: () => undefined }) });
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  beforeEach(() => void savedFiles());
  beforeEach(() => (errors = jest.spyOn(console, 'error')));
  afterEach(() => {
    const said = errors.mock.calls.map(([first]) => String(first));
    errors.mockRestore();
    expect(said).toEqual([]);
  });

  describe.each(screens.map((one) => [one.address, one] as const))('%s', (_address, one) => {
    test('answered well, it shows everything, and asks for what is in the table', async () => {
      const { lender, store, opened } = open(one);
      await opened;
      for (const [read, { shows, says }] of tellingsOf(one)) {
        if (shows !== undefined) await waitFor(() => expect([read, isShown(shows)]).toEqual([read, true]), PATIENCE);
        if (says !== undefined) expect(isShown(says)).toBe(false);
      }
      await waitFor(() => expect(isQuiet(store)).toBe(true));
      const asked = lender.asked.map(
        (question) => readNames.find((read) => isRead(read, question)) ?? `${question.method} ${question.path}`,
      );
      const expected = [...Object.keys(one.reads), ...(one.asks ?? []), ...(one.who === 'person' ? ['getProfile'] : [])];
      if (one.opens === undefined) expect([...new Set(asked)].sort()).toEqual([...new Set(expected)].sort());
      expect(toastsOf(store)).toEqual([]);
    });
  });

  describe.each(table)('%s: %s fails', (_address, read, one, telling) => {
    const tried = TRIED.filter((fault) => !isAnswer(read, one, fault));
    const again = telling.again ?? (['own', 'unsaid', 'toast'].includes(telling.as) ? undefined : TRY_AGAIN);
    const inARow = again === undefined ? [] : tried.filter((fault) => !hasOtherEnd(telling, fault));
    const alone = tried.filter((fault) => !inARow.includes(fault));
    if (inARow.length > 0) {
      test('one way after the other, and then well', async () => {
        const [first, ...others] = inARow;
        const { lender, store, opened } = open(one, { read, fault: first! });
        await opened;
        const settled = async (times: number) => {
          await waitFor(() => expect([lender.timesAsked(read), isQuiet(store)]).toEqual([times, true]), PATIENCE);
        };
        let times = cellOf(read, one, first!).times;
        await waitFor(() => expect(buttons(again!)).not.toEqual([]), PATIENCE);
        await settled(times);
        await waitFor(() => expectTold(one, read, telling, first!, store), PATIENCE);
        const press = async () => {
          const button = await waitFor(() => {
            const [found] = buttons(again!);
            expect([isQuiet(store), found !== undefined]).toEqual([true, true]); // The page is busy for a moment after the response.
            return found!;
          }, PATIENCE);
          act(() => button.focus());
          fireEvent.click(button);
        };
        for (const fault of others) {
          lender.fails(read, FAULTS[fault].answers[0]!);
          await press();
          times += cellOf(read, one, fault).times;
          await settled(times);
          await waitFor(() => expectTold(one, read, telling, fault, store), PATIENCE);
        }
        lender.recovers();
        await press();
        await waitFor(() => expect(telling.shows === undefined || isShown(telling.shows)).toBe(true), PATIENCE);
        if (telling.says !== undefined) await waitFor(() => expect(isShown(telling.says!)).toBe(false), PATIENCE);
        expect(alerts()).toEqual([]);
        // The focus must not be lost, or a keyboard user would have to start again at the top.
        if (telling.as === 'line') await waitFor(() => expect(document.body).not.toHaveFocus(), PATIENCE);
      });
    }
    if (alone.length > 0) {
      test.each(alone)('%s', async (fault) => {
        const { lender, store, opened } = open(one, { read, fault });
        await opened;
        const { times } = cellOf(read, one, fault);
        await waitFor(() => expect([lender.timesAsked(read), isQuiet(store)]).toEqual([times, true]), PATIENCE);
        await waitFor(() => expectTold(one, read, telling, fault, store), { timeout: 2000 });
        expect(lender.timesAsked(read)).toBe(times);
      });
    }
  });
}
