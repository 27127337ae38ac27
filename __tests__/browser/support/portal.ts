/** What a journey gets: its own portal, freshly seeded at a fixed moment, and pages whose problems fail the test. */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { test as base, expect, type Page } from '@playwright/test';

import { Lender, type Credentials } from './lender.ts';
import { resumeSession } from './resumedSession.ts';
import { watch, type Problems } from './watch.ts';

export { expect };

/** A Wednesday at noon in New York, no holiday near. */
export const JOURNEY_NOW = '2026-11-18T17:00:00Z';

/** Opens `goTo` as the borrower of that situation. */
export type OpenAs = (page: Page, situation: string, goTo?: string) => Promise<void>;

interface ForEachTest {
  /** The lender's clock when the journey begins; null is real time. */
  now: string | null;
  /** Origins besides the portal's own that its pages may load from. */
  otherOrigins: readonly string[];
  /** `signIn`: through the provider's page. `resume`: as somebody who signed in a moment ago, without that page. */
  portal: Lender & { signIn: OpenAs; resume: OpenAs };
  /** Problems of the test's own browser context; unexpected ones fail the test. */
  problems: Problems;
}

interface ForEachWorker {
  /** Settings of the sandbox beyond the usual; journeys that set them run on a separate process. */
  environment: Record<string, string>;
  lender: Lender;
}

/** Runs a lender while a fixture is used, and removes everything afterwards. */
export async function withLender(environment: Record<string, string>, use: (lender: Lender) => Promise<void>): Promise<void> {
  const lender = await Lender.start(environment);
  await use(lender);
  await lender.stop();
  rmSync(path.dirname(lender.dataFolder), { recursive: true, force: true });
}

export const test = base.extend<ForEachTest, ForEachWorker>({
  environment: [{}, { option: true, scope: 'worker' }],
  now: [JOURNEY_NOW, { option: true }],
  otherOrigins: [[], { option: true }],

  lender: [({ environment }, use) => withLender(environment, use), { scope: 'worker', timeout: 90_000 }],

  portal: async ({ lender, now }, use) => {
    await lender.reset(now);
    await use(Object.assign(lender, { signIn: signInAt(lender), resume: resumeAt(lender) }));
  },

  baseURL: async ({ lender }, use) => use(lender.origin),

  problems: [
    async ({ context, lender, otherOrigins }, use) => {
      const problems = await watch(context, () => [lender.origin, ...otherOrigins]);
      await use(problems);
      expect(problems.unexpected(), 'No errors, policy violations or requests to strangers').toEqual([]);
    },
    { auto: true },
  ],
});

const resumeAt =
  (lender: Lender): OpenAs =>
  async (page, situation, goTo = '/loans') => {
    await resumeSession(page, lender.origin, await lender.borrower(situation));
    await page.goto(lender.origin + goTo);
  };

/** Fills in the provider's sign-in page and sends it. */
export async function submitSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const signInAt =
  (lender: Lender): OpenAs =>
  async (page, situation, goTo = '/loans') => {
    // The portal leads to the provider by itself, perhaps before its own page has loaded.
    await page.goto(lender.origin + goTo, { waitUntil: 'commit' });
    await submitSignIn(page, await lender.borrower(situation));
    await page.waitForURL(lender.origin + goTo);
  };
