/** The longest time for which a page answers to nothing, in each flow, on a slow processor. */
import type { Page } from '@playwright/test';

import { incomeLinkOf } from '../../__tests__/browser/support/income.ts';
import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import { borrowerOf, mailedLink } from '../borrowers.ts';
import { onPhone, type Phone } from '../chrome.ts';
import { placeOf, press } from '../presses.ts';
import type { Measure } from '../rows.ts';
import { watchPage, type Sight, type Watched } from '../watchPage.ts';
import { fillIn, FIRST_LOAN } from './signIn.ts';

const MOST = 100;
/** What comes late still counts. */
const AFTERWARDS_MS = 1500;
/** Until a page has nothing left to do of its own. */
const AT_REST_MS = 3000;

type Name = 'loan' | 'details' | 'methods' | 'cardForm' | 'upload' | 'review' | 'chart' | 'report';

const SIGHTS: Record<Name, Sight> = {
  loan: FIRST_LOAN,
  details: ['h1', 'Loan details'],
  methods: ['h1', 'How do you want to pay?'],
  cardForm: ['input[autocomplete=cc-number]'],
  upload: ['main button', 'Choose files'],
  review: ['label', 'Gross this period'],
  chart: ['svg.chart-plot'],
  report: ['dialog[open]'],
};

interface Step {
  shows: Name;
  act: () => Promise<unknown>;
}

interface Flow extends Phone, Watched<Name> {
  origin: string;
  /** Slowly from here: does something and waits until its effect is there, and for a while longer. */
  slowly: (step: Step) => Promise<void>;
}

const FLOWS: Record<string, { what: string; go: (flow: Flow) => Promise<void> }> = {
  signIn: {
    what: 'password sent → loans',
    go: async ({ page, origin, slowly }) => {
      await page.goto(`${origin}/loans`, { waitUntil: 'commit' });
      const button = await fillIn(page, await borrowerOf(origin, 'due soon'));
      await slowly({ shows: 'loan', act: () => press(page, button) });
    },
  },
  details: {
    what: 'loans → loan details',
    go: async (flow) => {
      await openLoans(flow);
      await pressSlowly(flow, '.loan-card a.button-quiet', 'details');
    },
  },
  payment: {
    what: 'loans → ways to pay → form of a card',
    go: async (flow) => {
      await openLoans(flow);
      await pressSlowly(flow, '.loan-card a.button-primary', 'methods');
      await pressSlowly(flow, 'text=A new debit card', 'cardForm');
    },
  },
  upload: {
    what: 'page of documents',
    go: async ({ page, origin, slowly }) => {
      await resumeSession(page, origin, await borrowerOf(origin, 'documents asked for'));
      await slowly({ shows: 'upload', act: () => open(page, `${origin}/document-requests`) });
    },
  },
  income: {
    what: 'income check → review',
    go: async (flow) => {
      const { url, lastName, zip } = await incomeLinkOf(flow, 'to be looked at');
      await flow.page.goto(url, { waitUntil: 'networkidle' });
      await flow.page.getByLabel('Last name').fill(lastName);
      await flow.page.getByLabel(/^Zip code/i).fill(zip);
      await pressSlowly(flow, 'button:text-is("Continue")', 'review');
    },
  },
  homeValue: {
    what: 'report of a home with its charts',
    go: async ({ page, origin, slowly }) => {
      const link = await mailedLink(origin, 'valuation.shared@example.com');
      await slowly({ shows: 'chart', act: () => open(page, link) });
    },
  },
  report: {
    what: 'report a problem',
    go: async (flow) => {
      await openLoans(flow);
      await flow.slowly({ shows: 'report', act: () => flow.page.keyboard.press('Alt+Shift+R') });
    },
  },
};

/** One for each flow, so that one that fails takes no other along. */
export const tasks: readonly Measure[] = Object.entries(FLOWS).map(([name, { what, go }]) => {
  const id = `tasks.${name}`;
  return {
    name: 'tasks',
    rows: [{ id, what: `Longest task: ${what}`, unit: 'ms', most: MOST }],
    run: async ({ origin, chromium }) => ({ [id]: { value: await longestTaskOf(go, origin, chromium) } }),
  };
});

const longestTaskOf = (go: (flow: Flow) => Promise<void>, origin: string, chromium: string): Promise<number> =>
  onPhone(chromium, async (phone) => {
    const watched = await watchPage(phone.page, SIGHTS);
    let longest = 0;
    const slowly = async ({ shows, act }: Step): Promise<void> => {
      await phone.slowDown();
      watched.takeLongestTask();
      const shown = watched.shown(shows);
      await act();
      await shown;
      await phone.page.waitForTimeout(AFTERWARDS_MS);
      longest = Math.max(longest, watched.takeLongestTask());
      await phone.fullSpeed();
    };
    await go({ ...phone, ...watched, origin, slowly });
    return longest;
  });

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

async function openLoans({ page, origin, shown }: Flow): Promise<void> {
  await resumeSession(page, origin, await borrowerOf(origin, 'due soon'));
  const loan = shown('loan');
  await open(page, `${origin}/loans`);
  await loan;
  await page.waitForTimeout(AT_REST_MS);
}

async function pressSlowly({ page, slowly }: Flow, target: string, shows: Name): Promise<void> {
  const place = await placeOf(page.locator(target).first());
  await slowly({ shows, act: () => press(page, place) });
}
