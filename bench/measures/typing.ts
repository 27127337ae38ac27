/**
 * How soon a key that is pressed shows, on a slow processor: the slowest two of a hundred. Beside it a bare input in an empty page, because
 * the slowest keys of a busy machine are slow there, too.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import { borrowerOf } from '../borrowers.ts';
import { prepare, SLOWER, withChrome } from '../chrome.ts';
import type { Measure } from '../rows.ts';

const KEY_EVERY_MS = 120;
/** Typed over, so that there are enough keys for the slowest two of a hundred. */
const TIMES = 2;
/** Browsers tell of no shorter ones than 16 ms, in steps of 8. */
const UNTOLD_MS = 8;
/** What loads when a page is at rest is there. */
const AT_REST_MS = 3000;
/** Browsers tell of a key some time after its frame. */
const TOLD_MS = 1000;

const CARD_FORM: readonly Typed[] = [
  ['[name=cardHolderName]', 'Dana Whitfield'],
  ['[name=cardNumber]', '4242424242424242'],
  ['[name=cardExpDate]', '0829'],
  ['[name=cardCVV]', '123'],
];
const SIGN_UP_FORM: readonly Typed[] = [
  ['[name=name]', 'Dana Whitfield'],
  ['[name=email]', 'dana.whitfield@example.com'],
  ['[name=password]', 'Harbor-lantern-58'],
  ['[name=passwordCheck]', 'Harbor-lantern-58'],
];
const BARE_FORM: readonly Typed[] = [['input', 'Dana Whitfield, 4242 4242 4242 4242']];
const BARE_PAGE = 'data:text/html,<!doctype html><input aria-label="Bare">';

type Typed = readonly [selector: string, text: string];

export const typing: Measure = {
  name: 'typing',
  rows: [
    { id: 'typing.card', what: 'Typing into the card form, p98', unit: 'ms', most: 32 },
    { id: 'typing.signUp', what: 'Typing into the sign-up form, p98', unit: 'ms', most: 32 },
  ],
  run: async ({ origin, chromium }) => {
    const person = await borrowerOf(origin, 'due soon');
    const resume = (page: Page) => resumeSession(page, origin, person);
    const card = await typeInto(chromium, `${origin}/accounts/card/add`, CARD_FORM, resume);
    const signUp = await typeInto(chromium, `${origin}/auth/signup`, SIGN_UP_FORM);
    const bare = await typeInto(chromium, BARE_PAGE, BARE_FORM);
    return { 'typing.card': { value: card, beside: bare }, 'typing.signUp': { value: signUp, beside: bare } };
  },
};

/** @param before what happens first, with the whole processor */
const typeInto = (
  program: string,
  address: string,
  fields: readonly Typed[],
  before?: (page: Page) => Promise<void>,
): Promise<number> =>
  withChrome(program, async (port, bare) => {
    if (before !== undefined) await prepare(port, before);
    const page = await bare();
    await page.runInPages(followKeys, null);
    await page.open(address);
    await page.shown([fields[0]?.[0] ?? 'input']);
    await sleep(AT_REST_MS);
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const all = Array.from({ length: TIMES }, () => fields).flat();
    for (const [selector, text] of all) await page.type([selector], text, KEY_EVERY_MS);
    await sleep(TOLD_MS);
    const told = await page.evaluate<number[]>('slowKeys');
    const keys = all.reduce((sum, [, text]) => sum + text.length, 0);
    const each = [...told, ...Array.from({ length: Math.max(0, keys - told.length) }, () => UNTOLD_MS)];
    return each.sort((one, other) => one - other)[Math.ceil(each.length * 0.98) - 1] ?? UNTOLD_MS;
  });

/** Runs in the page: keeps how long each slow key took, from the press to the frame that shows it. */
function followKeys(): void {
  const byKey = new Map<number, number>();
  Object.defineProperty(window, 'slowKeys', { get: () => [...byKey.values()] });
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (interactionId > 0 && name.startsWith('key'))
        byKey.set(interactionId, Math.max(duration, byKey.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
