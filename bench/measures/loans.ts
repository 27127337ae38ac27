/** How soon the list of loans is there and what its scripts cost, as Lighthouse sees it, in turns with the peer. Both are signed in through their forms. */
import type { Page } from '@playwright/test';

import { borrowerOf } from '../borrowers.ts';
import { lookAt, type Looked } from '../lighthouse.ts';
import type { Bench, Measure, Sample } from '../rows.ts';
import { signInByForm } from './signIn.ts';

/** After a first visit, until everything that comes late is there. */
const SETTLED_MS = 3000;

export const loans: Measure = {
  name: 'loans',
  rows: [
    { id: 'machine', what: 'This machine, Lighthouse’s benchmark index', unit: 'points' },
    { id: 'loans.real', what: '/loans cold, LCP on a slow line and processor', unit: 'ms', mostTimes: 0.78 },
    { id: 'loans.scripting', what: '/loans cold, scripting until settled', unit: 'ms', mostTimes: 1.3 },
    { id: 'loans.arrival', what: '/loans cold, main script there → LCP', unit: 'ms', most: 1200 },
    { id: 'loans.blocked', what: '/loans cold, TBT on a slow line and processor', unit: 'ms', most: 250 },
    { id: 'loans.simulated', what: '/loans cold, LCP simulated', unit: 'ms', mostTimes: 0.97 },
    { id: 'loans.again', what: '/loans again, LCP simulated', unit: 'ms', mostTimes: 1 },
    { id: 'loans.againScripting', what: '/loans again, scripting until settled', unit: 'ms', mostTimes: 1.3 },
  ],
  run: async (bench) => {
    const real = await inTurns(bench, 'devtools');
    const simulated = await inTurns(bench, 'simulate');
    const again = await inTurns(bench, 'simulate', { isWarm: true });
    const sample = ([own, peer]: Pair, of: (looked: Looked) => number): Sample => ({
      value: of(own),
      ...(peer && { beside: of(peer) }),
    });
    return {
      machine: { value: simulated[0].benchmarkIndex },
      'loans.real': sample(real, ({ lcp }) => lcp),
      'loans.scripting': sample(real, ({ scripting }) => scripting),
      'loans.arrival': sample(real, ({ lcp, mainAt }) => lcp - mainAt),
      'loans.blocked': sample(real, ({ tbt }) => tbt),
      'loans.simulated': sample(simulated, ({ lcp }) => lcp),
      'loans.again': sample(again, ({ lcp }) => lcp),
      'loans.againScripting': sample(again, ({ scripting }) => scripting),
    };
  },
};

type Pair = readonly [own: Looked, peer: Looked | undefined];

/** The portal, then the peer where there is one. @param isWarm after a first visit, whose files are kept */
async function inTurns(
  { origin, peer, chromium }: Bench,
  throttling: 'devtools' | 'simulate',
  { isWarm = false } = {},
): Promise<Pair> {
  const person = await borrowerOf(origin, 'due soon');
  const look = (address: string, signIn: (page: Page) => Promise<void>): Promise<Looked> =>
    lookAt(chromium, {
      address,
      throttling,
      isWarm,
      before: async (page) => {
        await signIn(page);
        if (!isWarm) return;
        await page.goto(address);
        await page.waitForTimeout(SETTLED_MS);
      },
    });
  const own = await look(`${origin}/loans`, (page) => signInByForm(page, `${origin}/loans`, person));
  return [own, peer === null ? undefined : await look(peer.address, peer.signIn)];
}
