/**
 * Measures the loan list with Lighthouse, and the cost of its scripts, compared with the peer application. Both are signed in to through
 * their forms.
 */
import type { Page } from '@playwright/test';

import { audit, scriptingOf, type Visit } from '../lighthouse.ts';
import type { Bench, Measure } from '../measure.ts';
import { borrowerOf } from '../seeded.ts';
import type { Sample } from '../table.ts';
import { signInByForm } from './signIn.ts';

/** Milliseconds after a first visit by which everything that loads late is in the cache. */
const SETTLED_MS = 3000;

export const loans: Measure = {
  name: 'loans',
  rows: [
    { id: 'machine', what: 'This machine, Lighthouse’s benchmark index', unit: 'points' },
    { id: 'loans.real', what: '/loans cold, LCP throttled', unit: 'ms', mostTimes: 0.45 },
    { id: 'loans.scripting', what: '/loans cold, scripting until settled', unit: 'ms', mostTimes: 1.3 },
    { id: 'loans.blocked', what: '/loans cold, total blocking time', unit: 'ms', most: 250 },
    { id: 'loans.simulated', what: '/loans cold, LCP simulated', unit: 'ms', mostTimes: 0.97 },
    { id: 'loans.again', what: '/loans again, LCP simulated', unit: 'ms', mostTimes: 0.8 },
    { id: 'loans.againScripting', what: '/loans again, scripting until settled', unit: 'ms', mostTimes: 1.3 },
  ],
  run: async (bench) => {
    const { chromium } = bench;
    const real = await besidePeer(bench, false, (visit) => audit(chromium, visit, 'devtools'));
    const scripting = await besidePeer(bench, false, (visit) => scriptingOf(chromium, visit));
    const simulated = await besidePeer(bench, false, (visit) => audit(chromium, visit, 'simulate'));
    const again = await besidePeer(bench, true, (visit) => audit(chromium, visit, 'simulate'));
    const againScripting = await besidePeer(bench, true, (visit) => scriptingOf(chromium, visit));
    return {
      machine: sample([simulated[0]], ({ benchmarkIndex }) => benchmarkIndex),
      'loans.real': sample(real, ({ lcp }) => lcp),
      'loans.scripting': sample(scripting, (ms) => ms),
      'loans.blocked': sample(real, ({ tbt }) => tbt ?? NaN),
      'loans.simulated': sample(simulated, ({ lcp }) => lcp),
      'loans.again': sample(again, ({ lcp }) => lcp),
      'loans.againScripting': sample(againScripting, (ms) => ms),
    };
  },
};

type Pair<Found> = readonly [own: Found, peer?: Found];

const sample = <Found>([own, peer]: Pair<Found>, of: (found: Found) => number): Sample => ({
  value: of(own),
  ...(peer !== undefined && { beside: of(peer) }),
});

/** Measures the portal and then the peer, if there is one, each in a new browser. */
async function besidePeer<Found>(
  { origin, peer }: Bench,
  isWarm: boolean,
  measure: (visit: Visit) => Promise<Found>,
): Promise<Pair<Found>> {
  const person = await borrowerOf(origin, 'due soon');
  const visit = (address: string, signIn: (page: Page) => Promise<void>): Promise<Found> => {
    const prepare = async (page: Page) => {
      await signIn(page);
      if (isWarm) {
        await page.goto(address);
        await page.waitForTimeout(SETTLED_MS);
      }
    };
    return measure({ address, isWarm, prepare });
  };
  const own = await visit(`${origin}/loans`, (page) => signInByForm(page, `${origin}/loans`, person));
  return peer === null ? [own] : [own, await visit(peer.address, peer.signIn)];
}
