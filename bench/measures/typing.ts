/**
 * Measures the time from a key press to the frame that shows it, on a throttled CPU, as the 98th percentile. A bare input in an empty
 * page is measured for comparison, because a busy machine slows that one down, too.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import { CPU_SLOWDOWN, prepareChrome, timeShown, withBarePage, withChrome } from '../browser.ts';
import type { Measure } from '../measure.ts';
import { seededBorrower } from '../sandboxRequests.ts';

const KEY_INTERVAL_MS = 120;
/** How often each form is filled in, so that there are enough keys for a percentile. */
const REPETITIONS = 2;
/** Value assumed for keys that the browser does not report: it reports none under 16 ms, and durations in steps of 8 ms. */
const UNREPORTED_MS = 8;
/** In this time a page finishes loading what it loads when idle. */
const IDLE_MS = 3000;
/** The browser reports a key some time after its frame. */
const REPORTED_MS = 1000;

type Field = readonly [selector: string, text: string];

const CARD_FORM: readonly Field[] = [
  ['[name=cardHolderName]', 'Dana Whitfield'],
  ['[name=cardNumber]', '4242424242424242'],
  ['[name=cardExpDate]', '0829'],
  ['[name=cardCVV]', '123'],
];
const SIGN_UP_FORM: readonly Field[] = [
  ['[name=name]', 'Dana Whitfield'],
  ['[name=email]', 'dana.whitfield@example.com'],
  ['[name=password]', 'Harbor-lantern-58'],
  ['[name=passwordCheck]', 'Harbor-lantern-58'],
];
const BARE_FORM: readonly Field[] = [['input', 'Dana Whitfield, 4242 4242 4242 4242']];
const BARE_PAGE = 'data:text/html,<!doctype html><input aria-label="Bare">';

export const typing: Measure = {
  name: 'typing',
  rows: [
    { id: 'typing.card', label: 'Typing into the card form, p98, ms', maxRatio: 1.7 },
    { id: 'typing.signUp', label: 'Typing into the sign-up form, p98, ms', maxRatio: 1.7 },
  ],
  run: async ({ origin, chromium }) => {
    const person = await seededBorrower(origin, 'due soon');
    const card = await typeInto(chromium, `${origin}/accounts/card/add`, CARD_FORM, (page) =>
      resumeSession(page, origin, person),
    );
    const signUp = await typeInto(chromium, `${origin}/auth/signup`, SIGN_UP_FORM);
    const bare = await typeInto(chromium, BARE_PAGE, BARE_FORM);
    return { 'typing.card': { value: card, comparison: bare }, 'typing.signUp': { value: signUp, comparison: bare } };
  },
};

const typeInto = (
  program: string,
  address: string,
  fields: readonly Field[],
  prepare?: (page: Page) => Promise<void>,
): Promise<number> =>
  withChrome(program, async (port) => {
    await prepareChrome(port, { ...(prepare && { prepare }), isWarm: true });
    return withBarePage(port, async (page) => {
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: RECORD_KEYS });
      await page.send('Page.navigate', { url: address });
      await page.evaluate(timeShown(fields[0]?.[0] ?? ''));
      await sleep(IDLE_MS);
      await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const all = Array.from({ length: REPETITIONS }, () => fields).flat();
      for (const [selector, text] of all) {
        // Headless Chromium reports keys late, or never, for a field at the window's lower edge, so the field is scrolled to the center.
        await page.evaluate(`(({ scrollIntoView, focus, select }, field) => {
          scrollIntoView.call(field, { block: 'center', behavior: 'instant' }); focus.call(field); select.call(field);
        })(HTMLInputElement.prototype, document.querySelector('${selector}'))`);
        await sleep(KEY_INTERVAL_MS);
        for (const key of text) {
          await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
          await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
          await sleep(KEY_INTERVAL_MS);
        }
      }
      await sleep(REPORTED_MS);
      const reported = await page.evaluate<number[]>('[...slowKeys.values()]');
      const keys = all.reduce((sum, [, text]) => sum + text.length, 0);
      const fast = Array.from({ length: Math.max(0, keys - reported.length) }, () => UNREPORTED_MS);
      return [...reported, ...fast].toSorted((one, other) => one - other)[Math.ceil(keys * 0.98) - 1] ?? UNREPORTED_MS;
    });
  });

/** Script that collects the duration of each slow key, from the press to the frame that shows it, by interaction id. */
const RECORD_KEYS = `
  globalThis.slowKeys = new Map();
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId > 0 && name.startsWith('key')) slowKeys.set(interactionId, Math.max(duration, slowKeys.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });
`;
