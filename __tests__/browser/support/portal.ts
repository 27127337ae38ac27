/** Playwright fixtures: a portal that is seeded at a fixed time for each test, and pages whose problems fail the test. */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { test as base, expect, type Page } from '@playwright/test';

import { Lender, type Credentials } from './lender.ts';
import { resumeSession } from './resumedSession.ts';
import { watchProblems, type Problems } from './watchProblems.ts';

export { expect };

/** A Wednesday at noon in New York with no holiday near. */
export const JOURNEY_NOW = '2026-11-18T17:00:00Z';

/** Opens `goTo`, signed in as the borrower of a seeded situation. */
export type OpenAs = (page: Page, situation: string, goTo?: string) => Promise<void>;

interface ForEachTest {
  /** The lender's clock at the start of the test; null is real time. */
  now: string | null;
  /** Origins besides the portal's own that pages may load from. */
  otherOrigins: readonly string[];
  /** `signIn` uses the provider's sign-in page; `resume` skips it and stores a session directly. */
  portal: Lender & { signIn: OpenAs; resume: OpenAs };
  /** Unexpected problems fail the test. */
  problems: Problems;
}

interface ForEachWorker {
  /** Additional settings of the sandbox. Tests that set them run on a separate process. */
  environment: Record<string, string>;
  lender: Lender;
}

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
      const problems = await watchProblems(context, () => [lender.origin, ...otherOrigins]);
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

export async function submitSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const signInAt =
  (lender: Lender): OpenAs =>
  async (page, situation, goTo = '/loans') => {
    // The portal redirects to the provider by itself, perhaps before its own page has loaded.
    await page.goto(lender.origin + goTo, { waitUntil: 'commit' });
    await submitSignIn(page, await lender.borrower(situation));
    await page.waitForURL(lender.origin + goTo);
  };
