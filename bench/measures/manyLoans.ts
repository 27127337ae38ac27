/**
 * A thousand loans: from the last byte of the answer to the frame with the first of them, on a slow processor. The lender holds the answer
 * back until the page waits for nothing else: otherwise it may come before the application's script, whose time would then be counted.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import { borrowerOf, holdBack } from '../borrowers.ts';
import { prepare, SLOWER, withChrome } from '../chrome.ts';
import type { Measure } from '../rows.ts';
import { watch } from '../watchPage.ts';
import { FIRST_LOAN } from './signIn.ts';

const CALL = 'BorrowerLoan/all';
/** By then everything that comes when the page is at rest is there. */
const HELD_MS = 8000;
/** A trace begins so long before the answer. */
const BEFORE_MS = 2000;
/** The answer comes and is shown. */
const SHOWN_MS = 3000;

export const manyLoans: Measure = {
  name: 'manyLoans',
  rows: [{ id: 'manyLoans', what: '1,000 loans, last byte → first loan', unit: 'ms', most: 250 }],
  run: async ({ origin, chromium, traces }) => {
    const person = await borrowerOf(origin, 'a thousand loans');
    return withChrome(chromium, async (port, bare) => {
      await prepare(port, (page) => resumeSession(page, origin, person));
      await holdBack(origin, CALL, HELD_MS);
      const page = await bare();
      await page.runInPages(noteWhatIsPainted, null);
      await page.runInPages(watch, { loan: FIRST_LOAN });
      await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.open(`${origin}/loans`);
      await sleep(HELD_MS - BEFORE_MS);
      if (traces !== null) await page.startTrace();
      await sleep(BEFORE_MS + SHOWN_MS);
      if (traces !== null) writeFileSync(path.join(traces, 'manyLoans.json'), JSON.stringify(await page.endTrace()));
      const answered = await page.evaluate<number>(`(${responseEnd.toString()})(${JSON.stringify(CALL)})`);
      return { manyLoans: { value: (await page.evaluate<number>("painted.get('loan')")) - answered } };
    });
  },
};

/** Runs in the page. */
function noteWhatIsPainted(): void {
  const painted = new Map<string, number>();
  Object.assign(window, { painted, tellBench: (name: string, at: number) => painted.set(name, at) });
}

/** Runs in the page. @returns when the last byte of a call came whose address has this in it, in milliseconds since 1970 */
function responseEnd(call: string): number {
  const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return performance.timeOrigin + (calls.find(({ name }) => name.includes(call))?.responseEnd ?? NaN);
}
