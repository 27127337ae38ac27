/**
 * Measures the loan list with Lighthouse, and the cost of its scripts, compared with the peer application. Both are signed in to through
 * their forms.
 */
import type { Page } from '@playwright/test';

import { audit, measureScripting, type Visit } from '../lighthouse.ts';
import type { BenchContext, Measure, Sample } from '../measure.ts';
import { seededBorrower } from '../sandboxRequests.ts';
import { signInByForm } from './signIn.ts';

/** After this time everything that a first visit loads late is in the cache. */
const SETTLED_MS = 3000;

export const loans: Measure = {
  name: 'loans',
  rows: [
    { id: 'machine', label: 'This machine, Lighthouse’s benchmark index' },
    { id: 'loans.real', label: '/loans cold, LCP throttled, ms', maxRatio: 0.45 },
    { id: 'loans.scripting', label: '/loans cold, scripting until settled, ms', maxRatio: 1.3 },
    { id: 'loans.blocked', label: '/loans cold, total blocking time, ms', max: 250 },
    { id: 'loans.simulated', label: '/loans cold, LCP simulated, ms', maxRatio: 0.97 },
    { id: 'loans.again', label: '/loans again, LCP simulated, ms', maxRatio: 0.8 },
    { id: 'loans.againScripting', label: '/loans again, scripting until settled, ms', maxRatio: 1.3 },
  ],
  run: async (bench) => {
    const { chromium } = bench;
    const real = await measureWithPeer(bench, false, (visit) => audit(chromium, visit, 'devtools'));
    const scripting = await measureWithPeer(bench, false, (visit) => measureScripting(chromium, visit));
    const simulated = await measureWithPeer(bench, false, (visit) => audit(chromium, visit, 'simulate'));
    const again = await measureWithPeer(bench, true, (visit) => audit(chromium, visit, 'simulate'));
    const againScripting = await measureWithPeer(bench, true, (visit) => measureScripting(chromium, visit));
    return {
      machine: sampleOf([simulated[0]], ({ benchmarkIndex }) => benchmarkIndex),
      'loans.real': sampleOf(real, ({ lcp }) => lcp),
      'loans.scripting': sampleOf(scripting, (ms) => ms),
      ...(real[0].tbt !== undefined && { 'loans.blocked': sampleOf(real, ({ tbt = NaN }) => tbt) }),
      'loans.simulated': sampleOf(simulated, ({ lcp }) => lcp),
      'loans.again': sampleOf(again, ({ lcp }) => lcp),
      'loans.againScripting': sampleOf(againScripting, (ms) => ms),
    };
  },
};

type Pair<Found> = readonly [own: Found, peer?: Found];

const sampleOf = <Found>([own, peer]: Pair<Found>, of: (found: Found) => number): Sample => ({
  value: of(own),
  ...(peer !== undefined && { comparison: of(peer) }),
});

/** Measures the portal and then the peer, if there is one, each in a new browser. */
async function measureWithPeer<Found>(
  { origin, peer }: BenchContext,
  isWarm: boolean,
  measure: (visit: Visit) => Promise<Found>,
): Promise<Pair<Found>> {
  const person = await seededBorrower(origin, 'due soon');
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
