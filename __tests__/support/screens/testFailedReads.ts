/**
 * Tests every screen with each of its requests failing in each way: the page shows the message of `docs/faults.md` or its own once, in
 * the right place, and a way to continue; the rest of the page stays; failed data is not shown as empty; and no more requests are sent
 * than that document allows.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { act, fireEvent, waitFor } from '@testing-library/react';

import { accessToken } from '../accessToken.ts';
import { setXsrfCookie } from '../backends/payment.ts';
import { MESSAGES } from '../faultsDocument.ts';
import { FAULTS, type FaultName } from '../faultyLender.ts';
import { renderPortal } from '../renderPortal.tsx';
import { captureDownloads } from '../captureDownloads.ts';
import { SCREENS, type Screen, type FailureView } from './everyScreen.ts';
import { lenderWithFault } from './lenderWithFault.ts';
import { endpointOf, isRead, readNames, type ReadName } from './reads.ts';
import { toastsLoaded, toastsOf } from '../toastsOf.ts';

const TRY_AGAIN = /^Try again/;
/** Faults that a screen handles differently. The others, such as a body of `null`, look the same to the store as one of these. */
const TESTED_FAULTS = [
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
const EXPECTATIONS = (() => {
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
const expectationOf = (read: ReadName, { who }: Screen, fault: FaultName) => {
  const [, code = '', again] = /^([^×→·]+)(×2)?/.exec(EXPECTATIONS.get(`${endpointOf(read)} ${who}`)?.[fault] ?? '')!;
  return { code, times: again === undefined ? 1 : 2 };
};

/** Empty-state texts of the pages, which may not be shown when the request failed. */
const EMPTY_TEXTS: Partial<Record<ReadName, RegExp>> = {
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
const LONG_TIMEOUT = { timeout: 15_000 };

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

function open({ address, who, before, trigger, answers, state }: Screen, failing?: { read: ReadName; fault: FaultName }) {
  setXsrfCookie();
  before?.();
  const lender = lenderWithFault(answers);
  if (failing !== undefined) lender.fails(failing.read, FAULTS[failing.fault].answers[0]!);
  const portal = renderPortal(address, { signedIn: who === 'person', identity, state });
  return { ...portal, lender, opened: trigger?.(portal.user) };
}

/** Whether this fault leads to a view without the "Try again" button. */
const endsRetry = (telling: FailureView, fault: FaultName) =>
  telling.messageByFault?.[fault] !== undefined ||
  (telling.kind === 'page' && fault === '403 words') ||
  isOptionalNotFound(telling, fault);
/** Whether the lender has no such data (404) and the page works without it. */
const isOptionalNotFound = ({ kind, isNeeded }: FailureView, fault: FaultName) =>
  (kind === 'line' || kind === 'toast') && fault === '404 words' && isNeeded !== true;

const isAnswer = (read: ReadName, one: Screen, fault: FaultName) => expectationOf(read, one, fault).code === '✓';
const failureViewsOf = (one: Screen) => Object.entries(one.reads) as [ReadName, FailureView][];

async function expectFailureShown(one: Screen, read: ReadName, telling: FailureView, fault: FaultName, store: Store) {
  const { kind, message, content, messageByFault } = telling;
  const own = messageByFault?.[fault];
  await toastsLoaded();
  const toasts = kind === 'toast' && !isOptionalNotFound(telling, fault) ? [expect.stringContaining(message as string)] : [];
  expect(toastsOf(store).map(({ title }) => title)).toEqual(toasts);
  const [heading, ...more] = inMain('h1').map(({ textContent }) => textContent);
  expect([heading, more]).toEqual([expect.stringMatching(/./), []]);
  const isLedOn = inMain('[aria-busy=true]').length > 0;
  expect(isLedOn || inMain('a[href], button').length > 0).toBe(true);
  if (own !== undefined) {
    expect(isShown(own)).toBe(true);
    return;
  }
  if (kind === 'page' && fault === '403 words') {
    expect(heading).toBe('You don’t have access to this page');
    return;
  }
  expect(EMPTY_TEXTS[read]?.exec(shownText()) ?? null).toBeNull();
  if (content !== undefined) expect(isShown(content)).toBe(kind === 'unsaid' || kind === 'toast');
  for (const [other, { kind: otherAs, needs, content: others = content }] of failureViewsOf(one)) {
    if (kind !== 'page' && others !== content && other !== read && otherAs !== 'page' && needs !== read)
      expect(isShown(others!)).toBe(true);
  }
  if (kind === 'page' || kind === 'part') {
    expect(heading).toBe(one.title);
    const panels = alerts();
    expect(panels.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`We could not load this${MESSAGES[expectationOf(read, one, fault).code]}`),
    ]);
    expect(buttons(TRY_AGAIN, panels[0])).toHaveLength(1);
    expect(panels[0]!.querySelector('a[href^="tel:"]')).toBeVisible();
  }
  if (kind === 'line' && !isOptionalNotFound(telling, fault)) {
    const lines = inMain('[role=status]').filter(({ textContent }) => textContent.includes(message as string));
    expect(lines).toHaveLength(1);
    expect(buttons(TRY_AGAIN, lines[0])).toHaveLength(1);
  }
  if (isOptionalNotFound(telling, fault)) expect(isShown(message!)).toBe(false);
  else if (kind === 'own' || kind === 'toast') expect(isShown(message!)).toBe(true);
  if (kind === 'unsaid' || kind === 'toast') expect(alerts()).toEqual([]);
}

export function testFailedReads(who: Screen['who']): void {
  const screens = SCREENS.filter((one) => one.who === who);
  const table = screens.flatMap((one) =>
    failureViewsOf(one).map(([read, telling]) => [one.address, read, one, telling] as const),
  );
  let errors: jest.SpyInstance;
  // jsdom can neither decode images nor draw on a canvas.
  beforeAll(() => {
    Object.assign(window, { createImageBitmap: () => Promise.resolve({ width: 10, height: 10, close: () => undefined }) });
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  beforeEach(() => void captureDownloads());
  beforeEach(() => (errors = jest.spyOn(console, 'error')));
  afterEach(() => {
    const said = errors.mock.calls.map(([first]) => String(first));
    errors.mockRestore();
    expect(said).toEqual([]);
  });

  describe.each(screens.map((one) => [one.address, one] as const))('%s', (_address, one) => {
    test('a successful load shows everything and sends the requests in the table', async () => {
      const { lender, store, opened } = open(one);
      await opened;
      for (const [read, { content, message }] of failureViewsOf(one)) {
        if (content !== undefined) await waitFor(() => expect([read, isShown(content)]).toEqual([read, true]), LONG_TIMEOUT);
        if (message !== undefined) expect(isShown(message)).toBe(false);
      }
      await waitFor(() => expect(isQuiet(store)).toBe(true));
      const asked = lender.asked.map(
        (question) => readNames.find((read) => isRead(read, question)) ?? `${question.method} ${question.path}`,
      );
      const expected = [...Object.keys(one.reads), ...(one.otherReads ?? []), ...(one.who === 'person' ? ['getProfile'] : [])];
      if (one.trigger === undefined) expect([...new Set(asked)].sort()).toEqual([...new Set(expected)].sort());
      expect(toastsOf(store)).toEqual([]);
    });
  });

  describe.each(table)('%s: %s fails', (_address, read, one, telling) => {
    const tried = TESTED_FAULTS.filter((fault) => !isAnswer(read, one, fault));
    const again = telling.retryButton ?? (['own', 'unsaid', 'toast'].includes(telling.kind) ? undefined : TRY_AGAIN);
    const inARow = again === undefined ? [] : tried.filter((fault) => !endsRetry(telling, fault));
    const alone = tried.filter((fault) => !inARow.includes(fault));
    if (inARow.length > 0) {
      test('failures one after the other are shown, then a success', async () => {
        const [first, ...others] = inARow;
        const { lender, store, opened } = open(one, { read, fault: first! });
        await opened;
        const settled = async (times: number) => {
          await waitFor(() => expect([lender.timesAsked(read), isQuiet(store)]).toEqual([times, true]), LONG_TIMEOUT);
        };
        let times = expectationOf(read, one, first!).times;
        await waitFor(() => expect(buttons(again!)).not.toEqual([]), LONG_TIMEOUT);
        await settled(times);
        await waitFor(() => expectFailureShown(one, read, telling, first!, store), LONG_TIMEOUT);
        const press = async () => {
          const button = await waitFor(() => {
            const [found] = buttons(again!);
            expect([isQuiet(store), found !== undefined]).toEqual([true, true]); // The page is busy for a moment after the response.
            return found!;
          }, LONG_TIMEOUT);
          act(() => button.focus());
          fireEvent.click(button);
        };
        for (const fault of others) {
          lender.fails(read, FAULTS[fault].answers[0]!);
          await press();
          times += expectationOf(read, one, fault).times;
          await settled(times);
          await waitFor(() => expectFailureShown(one, read, telling, fault, store), LONG_TIMEOUT);
        }
        lender.recovers();
        await press();
        await waitFor(() => expect(telling.content === undefined || isShown(telling.content)).toBe(true), LONG_TIMEOUT);
        if (telling.message !== undefined) await waitFor(() => expect(isShown(telling.message!)).toBe(false), LONG_TIMEOUT);
        expect(alerts()).toEqual([]);
        // The focus must not be lost, or a keyboard user would have to start again at the top.
        if (telling.kind === 'line') await waitFor(() => expect(document.body).not.toHaveFocus(), LONG_TIMEOUT);
      });
    }
    if (alone.length > 0) {
      test.each(alone)('%s', async (fault) => {
        const { lender, store, opened } = open(one, { read, fault });
        await opened;
        const { times } = expectationOf(read, one, fault);
        await waitFor(() => expect([lender.timesAsked(read), isQuiet(store)]).toEqual([times, true]), LONG_TIMEOUT);
        await waitFor(() => expectFailureShown(one, read, telling, fault, store), { timeout: 2000 });
        expect(lender.timesAsked(read)).toBe(times);
      });
    }
  });
}
