/** How soon the list of loans is there, as Lighthouse sees it, in turns with the peer. */
import type { Page } from '@playwright/test';

import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import { borrowerOf } from '../borrowers.ts';
import { lookAt } from '../lighthouse.ts';
import type { Bench, Measure } from '../rows.ts';

/** After a first visit, until everything that comes late is there. */
const SETTLED_MS = 3000;

export const loans: Measure = {
  name: 'loans',
  rows: [
    { id: 'machine', what: 'This machine, Lighthouse’s benchmark index', unit: 'points' },
    { id: 'loans.real', what: '/loans cold, LCP on a slow line and processor', unit: 'ms', mostTimes: 0.65 },
    { id: 'loans.simulated', what: '/loans cold, LCP simulated', unit: 'ms', mostTimes: 0.97 },
    { id: 'loans.blocked', what: '/loans cold, TBT', unit: 'ms', most: 250 },
    { id: 'loans.again', what: '/loans again, LCP simulated', unit: 'ms', mostTimes: 0.8 },
  ],
  run: async (bench) => {
    const [real, peerReal] = await inTurns(bench, (address, signIn) =>
      lookAt(bench.chromium, { address, throttling: 'devtools', before: signIn }),
    );
    const [simulated, peerSimulated] = await inTurns(bench, (address, signIn) =>
      lookAt(bench.chromium, { address, throttling: 'simulate', before: signIn }),
    );
    const [again, peerAgain] = await inTurns(bench, (address, signIn) => {
      const visit = async (page: Page): Promise<void> => {
        await signIn(page);
        await page.goto(address);
        await page.waitForTimeout(SETTLED_MS);
      };
      return lookAt(bench.chromium, { address, throttling: 'simulate', before: visit, isWarm: true });
    });
    return {
      machine: { value: simulated.benchmarkIndex },
      'loans.real': { value: real.lcp, ...(peerReal && { beside: peerReal.lcp }) },
      'loans.simulated': { value: simulated.lcp, ...(peerSimulated && { beside: peerSimulated.lcp }) },
      'loans.blocked': { value: simulated.tbt, ...(peerSimulated && { beside: peerSimulated.tbt }) },
      'loans.again': { value: again.lcp, ...(peerAgain && { beside: peerAgain.lcp }) },
    };
  },
};

/** The portal, then the peer where there is one. */
async function inTurns<Result>(
  { origin, peer }: Bench,
  look: (address: string, signIn: (page: Page) => Promise<void>) => Promise<Result>,
): Promise<[Result, Result | undefined]> {
  const person = await borrowerOf(origin, 'due soon');
  const own = await look(`${origin}/loans`, (page) => resumeSession(page, origin, person));
  return [own, peer === null ? undefined : await look(peer.address, peer.signIn)];
}
