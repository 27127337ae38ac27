/**
 * A thousand loans: from the last byte of the answer to the frame with the first of them, on a slow processor. The answer is held back until
 * the page waits for nothing else: otherwise it may come before the application's script, whose time would then be counted.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import { borrowerOf } from '../borrowers.ts';
import { onPhone } from '../chrome.ts';
import type { Measure } from '../rows.ts';
import { watchPage } from '../watchPage.ts';
import { FIRST_LOAN } from './signIn.ts';

const CALL = '/BorrowerLoan/all';
/** By then everything that comes when the page is at rest is there. */
const HELD_MS = 8000;

export const manyLoans: Measure = {
  name: 'manyLoans',
  rows: [{ id: 'manyLoans', what: '1,000 loans, last byte → first loan', unit: 'ms', most: 250 }],
  run: async ({ origin, chromium }) => {
    const person = await borrowerOf(origin, 'a thousand loans');
    return onPhone(chromium, async ({ page, slowDown }) => {
      const { shown } = await watchPage(page, { loan: FIRST_LOAN });
      await resumeSession(page, origin, person);
      await slowDown();
      await page.route(`**${CALL}`, async (route) => {
        await sleep(HELD_MS);
        await route.continue();
      });
      const loan = shown('loan');
      await page.goto(`${origin}/loans`, { waitUntil: 'commit' });
      const painted = await loan;
      const answered = await page.evaluate((call) => {
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return performance.timeOrigin + (all.find(({ name }) => name.includes(call))?.responseEnd ?? NaN);
      }, CALL);
      return { manyLoans: { value: painted - answered } };
    });
  },
};
