/**
 * How soon a key that is pressed shows, on a slow processor: the slowest two of a hundred. Beside it a bare input in an empty page, because
 * the slowest keys of a busy machine are slow there, too.
 */
import type { Page } from '@playwright/test';

import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import { borrowerOf } from '../borrowers.ts';
import { onPhone } from '../chrome.ts';
import type { Measure } from '../rows.ts';

const KEY_EVERY_MS = 120;
/** Typed over, so that there are enough keys for the slowest two of a hundred. */
const TIMES = 2;
/** Browsers tell of no shorter ones than 16 ms, in steps of 8. */
const UNTOLD_MS = 8;

const CARD_FORM: readonly Typed[] = [
  ['Name on the card', 'Dana Whitfield'],
  ['Card number', '4242424242424242'],
  ['Expires', '0829'],
  ['Security code', '123'],
];
const BARE_FORM: readonly Typed[] = [['Bare', 'Dana Whitfield, 4242 4242 4242 4242']];
const BARE_PAGE = 'data:text/html,<!doctype html><input aria-label="Bare">';
const SIGN_UP_FORM: readonly Typed[] = [
  ['Name', 'Dana Whitfield'],
  ['Email', 'dana.whitfield@example.com'],
  ['Password', 'Harbor-lantern-58'],
  ['Repeat password', 'Harbor-lantern-58'],
];

type Typed = readonly [label: string, text: string];

export const typing: Measure = {
  name: 'typing',
  rows: [
    { id: 'typing.card', what: 'Typing into the card form, p98', unit: 'ms', most: 32 },
    { id: 'typing.signUp', what: 'Typing into the sign-up form, p98', unit: 'ms', most: 32 },
  ],
  run: async ({ origin, chromium }) => {
    const person = await borrowerOf(origin, 'due soon');
    const card = await onPhone(chromium, async ({ page, slowDown }) => {
      await resumeSession(page, origin, person);
      return typeInto(page, `${origin}/accounts/card/add`, CARD_FORM, slowDown);
    });
    const signUp = await onPhone(chromium, ({ page, slowDown }) =>
      typeInto(page, `${origin}/auth/signup`, SIGN_UP_FORM, slowDown),
    );
    const bare = await onPhone(chromium, ({ page, slowDown }) => typeInto(page, BARE_PAGE, BARE_FORM, slowDown));
    return { 'typing.card': { value: card, beside: bare }, 'typing.signUp': { value: signUp, beside: bare } };
  },
};

async function typeInto(page: Page, address: string, fields: readonly Typed[], slowDown: () => Promise<void>): Promise<number> {
  await page.addInitScript(followKeys);
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowDown();
  const all = Array.from({ length: TIMES }, () => fields).flat();
  for (const [label, text] of all) {
    const field = page.getByRole('textbox', { name: label, exact: label !== 'Security code' });
    // Headless Chromium tells late, or never, of keys in a field at the window's lower edge, also in an empty page.
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.waitForTimeout(500);
    await page.keyboard.type(text, { delay: KEY_EVERY_MS });
  }
  await page.waitForTimeout(1000);
  const told = await page.evaluate(() => (window as unknown as { slowKeys: number[] }).slowKeys);
  const keys = all.reduce((sum, [, text]) => sum + text.length, 0);
  const each = [...told, ...Array.from({ length: Math.max(0, keys - told.length) }, () => UNTOLD_MS)];
  return each.sort((one, other) => one - other)[Math.ceil(each.length * 0.98) - 1] ?? UNTOLD_MS;
}

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
