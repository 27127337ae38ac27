/**
 * Every screen × every read that it makes × the ways in which one fails: the page says what is missing in its place, in the words of
 * `docs/faults.md` or its own, once; there is a way on; the rest of the page is there; nothing is told as empty; and nothing is asked for more
 * often than that document says.
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
/** They differ in what a screen makes of them; to a store `null` is what `{}` is. */
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

/** What each call's failure says and how often it is sent, by the document. */
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

/** What pages say where there is nothing, by the read that says so. */
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

/** The first screen of a file waits for its modules to be compiled. */
const PATIENCE = { timeout: 15_000 };

type Words = string | RegExp;
type Store = ReturnType<typeof renderPortal>['store'];
type Calls = Record<string, { status?: string } | undefined>;
/** Nothing is being asked for. */
const isQuiet = ({ getState }: Store) =>
  (Object.values(getState()) as ({ queries?: Calls; mutations?: Calls } | null | undefined)[]).every((slice) =>
    Object.values({ ...slice?.queries, ...slice?.mutations }).every((call) => call?.status !== 'pending'),
  );

/** What stands on the page, in its fields, too. */
const shownText = () =>
  [document.body.textContent, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join('\n');
const isShown = (words: Words) => (typeof words === 'string' ? shownText().includes(words) : words.test(shownText()));
/** By its mark-up: in jsdom, to ask for a role takes a page of this size a tenth of a second. */
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

/** Whether the failure ends what "Try again" stands in. */
const hasOtherEnd = (telling: Telling, fault: FaultName) =>
  telling.instead?.[fault] !== undefined || (telling.as === 'page' && fault === '403 words') || isUnmissed(telling, fault);
/** The lender does not have it, and the page does without. */
const isUnmissed = ({ as, isNeeded }: Telling, fault: FaultName) =>
  (as === 'line' || as === 'toast') && fault === '404 words' && isNeeded !== true;

const isAnswer = (read: ReadName, one: Screen, fault: FaultName) => cellOf(read, one, fault).code === '✓';
const tellingsOf = (one: Screen) => Object.entries(one.reads) as [ReadName, Telling][];

/** Everything that a cell has to have. */
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
  // The rest of the page is there.
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

/** The tests of the screens of somebody who is signed in, or of visitors. */
export function testFailedReads(who: Screen['who']): void {
  const screens = SCREENS.filter((one) => one.who === who);
  const table = screens.flatMap((one) => tellingsOf(one).map(([read, telling]) => [one.address, read, one, telling] as const));
  let errors: jest.SpyInstance;
  // jsdom decodes no pictures, draws none, and keeps no files.
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
            expect([isQuiet(store), found !== undefined]).toEqual([true, true]); // it is busy for a moment
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
        // Whoever pressed by keyboard does not have to begin at the top again.
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
