/** The longest time for which a page answers to nothing, in each flow, on a slow processor. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { incomeLinkOf } from '../../__tests__/browser/support/income.ts';
import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import type { BarePage } from '../barePage.ts';
import { borrowerOf, mailedLink } from '../borrowers.ts';
import { prepare, SLOWER, withChrome } from '../chrome.ts';
import type { Bench, Measure } from '../rows.ts';
import type { Sight } from '../watchPage.ts';
import { fillIn, FIRST_LOAN } from './signIn.ts';

const MOST = 100;
/** What comes late still counts. */
const AFTERWARDS_MS = 1500;
/** Until a page has nothing left to do of its own. */
const AT_REST_MS = 3000;

interface Flow {
  what: string;
  /** What happens before, at full speed. @returns what is done slowly then, one after another */
  prepare: (page: Page, origin: string) => Promise<readonly Step[]>;
}

/** What is done, and what it shows. */
type Step = readonly [act: (page: BarePage) => Promise<void>, shows: Sight];

const FLOWS: Record<string, Flow> = {
  signIn: {
    what: 'password sent → loans',
    prepare: async (page, origin) => {
      await page.goto(`${origin}/loans`);
      await fillIn(page, await borrowerOf(origin, 'due soon'));
      return [[press(['button', 'Sign in']), FIRST_LOAN]];
    },
  },
  details: {
    what: 'loans → loan details',
    prepare: async (page, origin) => {
      await openLoans(page, origin);
      return [[press(['.loan-card a.button-quiet']), ['h1', 'Loan details']]];
    },
  },
  payment: {
    what: 'loans → ways to pay → form of a card',
    prepare: async (page, origin) => {
      await openLoans(page, origin);
      return [
        [press(['.loan-card a.button-primary']), ['h1', 'How do you want to pay?']],
        [press(['label', 'A new debit card']), ['input[autocomplete=cc-number]']],
      ];
    },
  },
  upload: {
    what: 'page of documents',
    prepare: async (page, origin) => {
      await resumeSession(page, origin, await borrowerOf(origin, 'documents asked for'));
      return [[open(`${origin}/document-requests`), ['main button', 'Choose files']]];
    },
  },
  income: {
    what: 'income check → review',
    prepare: async (page, origin) => {
      const { url, lastName, zip } = await incomeLinkOf({ origin }, 'to be looked at');
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.getByLabel('Last name').fill(lastName);
      await page.getByLabel(/^Zip code/i).fill(zip);
      return [[press(['button', 'Continue']), ['label', 'Gross this period']]];
    },
  },
  homeValue: {
    what: 'report of a home with its charts',
    prepare: async (_page, origin) => {
      const link = await mailedLink(origin, 'valuation.shared@example.com');
      return [[open(link), ['svg.chart-plot']]];
    },
  },
  report: {
    what: 'report a problem',
    prepare: async (page, origin) => {
      await openLoans(page, origin);
      return [[(bare) => bare.pressAltShift('R'), ['dialog[open]']]];
    },
  },
};

/** One for each flow, so that one that fails takes no other along. */
export const tasks: readonly Measure[] = Object.entries(FLOWS).map(([name, flow]) => {
  const id = `tasks.${name}`;
  return {
    name: 'tasks',
    rows: [{ id, what: `Longest task: ${flow.what}`, unit: 'ms', most: MOST }],
    run: async (bench) => ({ [id]: { value: await longestTaskOf(id, flow, bench) } }),
  };
});

const longestTaskOf = (id: string, flow: Flow, { origin, chromium, traces }: Bench): Promise<number> =>
  withChrome(chromium, async (port, bare) => {
    let steps: readonly Step[] = [];
    await prepare(port, async (page) => {
      steps = await flow.prepare(page, origin);
    });
    const page = await bare();
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (traces !== null) await page.startTrace();
    let longest = 0;
    for (const [act, shows] of steps) {
      const since = Date.now();
      await act(page);
      await page.shown(shows);
      await sleep(AFTERWARDS_MS);
      longest = Math.max(longest, await page.longestTask(since));
    }
    if (traces !== null) writeFileSync(path.join(traces, `${id}.json`), JSON.stringify(await page.endTrace()));
    return longest;
  });

const open = (address: string) => (page: BarePage) => page.open(address);

const press = (sight: Sight) => (page: BarePage) => page.press(sight);

async function openLoans(page: Page, origin: string): Promise<void> {
  await resumeSession(page, origin, await borrowerOf(origin, 'due soon'));
  await page.goto(`${origin}/loans`);
  await page.locator(FIRST_LOAN[0]).first().waitFor();
  await page.waitForTimeout(AT_REST_MS);
}
