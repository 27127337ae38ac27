/** How soon the list of loans is there, as Lighthouse sees it, and what its scripts cost, in turns with the peer. Both are signed in through their forms. */
import type { Page } from '@playwright/test';

import { borrowerOf } from '../borrowers.ts';
import { lookAt } from '../lighthouse.ts';
import type { Bench, Measure, Sample } from '../rows.ts';
import { scriptingOf } from '../scripting.ts';
import { signInByForm } from './signIn.ts';

/** After a first visit, until everything that comes late is there. */
const SETTLED_MS = 3000;

export const loans: Measure = {
  name: 'loans',
  rows: [
    { id: 'machine', what: 'This machine, Lighthouse’s benchmark index', unit: 'points' },
    { id: 'loans.real', what: '/loans cold, LCP on a slow line and processor', unit: 'ms', mostTimes: 0.45 },
    { id: 'loans.scripting', what: '/loans cold, scripting until settled', unit: 'ms', mostTimes: 1.3 },
    { id: 'loans.blocked', what: '/loans cold, TBT on a slow line and processor', unit: 'ms', most: 250 },
    { id: 'loans.simulated', what: '/loans cold, LCP simulated', unit: 'ms', mostTimes: 0.97 },
    { id: 'loans.again', what: '/loans again, LCP simulated', unit: 'ms', mostTimes: 0.8 },
    { id: 'loans.againScripting', what: '/loans again, scripting until settled', unit: 'ms', mostTimes: 1.3 },
  ],
  run: async (bench) => {
    const looked = (throttling: 'devtools' | 'simulate', isWarm = false) =>
      inTurns(bench, isWarm, (visit) => lookAt(bench.chromium, { ...visit, throttling }));
    const scripting = async (isWarm: boolean): Promise<Sample> =>
      sample(await inTurns(bench, isWarm, (visit) => scriptingOf(bench.chromium, visit)), (ms) => ms);
    const real = await looked('devtools');
    const [{ tbt }, peers] = real;
    const simulated = await looked('simulate');
    const again = await looked('simulate', true);
    return {
      machine: { value: simulated[0].benchmarkIndex },
      'loans.real': sample(real, ({ lcp }) => lcp),
      'loans.scripting': await scripting(false),
      ...(tbt !== null && { 'loans.blocked': { value: tbt, ...(peers?.tbt != null && { beside: peers.tbt }) } }),
      'loans.simulated': sample(simulated, ({ lcp }) => lcp),
      'loans.again': sample(again, ({ lcp }) => lcp),
      'loans.againScripting': await scripting(true),
    };
  },
};

type Pair<Seen> = readonly [own: Seen, peer: Seen | undefined];

const sample = <Seen>([own, peer]: Pair<Seen>, of: (seen: Seen) => number): Sample => ({
  value: of(own),
  ...(peer !== undefined && { beside: of(peer) }),
});

interface Visit {
  address: string;
  isWarm: boolean;
  before: (page: Page) => Promise<void>;
}

/** The portal, then the peer where there is one. @param isWarm after a first visit, whose files are kept */
async function inTurns<Seen>(
  { origin, peer }: Bench,
  isWarm: boolean,
  see: (visit: Visit) => Promise<Seen>,
): Promise<Pair<Seen>> {
  const person = await borrowerOf(origin, 'due soon');
  const visit = (address: string, signIn: (page: Page) => Promise<void>): Promise<Seen> =>
    see({
      address,
      isWarm,
      before: async (page) => {
        await signIn(page);
        if (!isWarm) return;
        await page.goto(address);
        await page.waitForTimeout(SETTLED_MS);
      },
    });
  const own = await visit(`${origin}/loans`, (page) => signInByForm(page, `${origin}/loans`, person));
  return [own, peer === null ? undefined : await visit(peer.address, peer.signIn)];
}
