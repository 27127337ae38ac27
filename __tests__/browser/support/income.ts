/** Income verification links, as the sandbox's console lists them. */
import type { Page } from '@playwright/test';

import type { IncomeConsole } from '../../../sandbox/areas/income/incomeConsole.ts';
import type { IncomeLinkAnswers } from './fileCallsInPage.ts';
import type { Lender } from './lender.ts';
import type { TestFile } from './testFiles.ts';

export interface IncomeLink extends IncomeLinkAnswers {
  url: string;
}

/** @param state part of the link's description in the console, for example "nothing sent yet" */
export async function incomeLinkOf({ origin }: Pick<Lender, 'origin'>, state: string): Promise<IncomeLink> {
  const { links } = (await (await fetch(`${origin}/sandbox.json`)).json()) as {
    links: { what: string; url: string; lastName?: string; zip?: string }[];
  };
  const found = links.find(({ what }) => what.startsWith('Income: ') && what.includes(state));
  if (found === undefined) throw new Error(`There is no income link that is “${state}”`);
  const { url, lastName = '', zip = '' } = found;
  return { url, lastName, zip, token: new URL(url).pathname.split('/')[2] ?? '' };
}

export async function verifyContact(page: Page, { lastName, zip }: Pick<IncomeLinkAnswers, 'lastName' | 'zip'>): Promise<void> {
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel(/^Zip code/i).fill(zip);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The paystubs are dated shortly before the sandbox's current date. */
export const samplePaystubs = ({ origin }: Pick<Lender, 'origin'>, ...names: string[]): Promise<TestFile[]> =>
  Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`${origin}/sandbox/paystubs/${name}`);
      if (!answer.ok) throw new Error(`There is no sample ${name}`);
      return { name, mimeType: answer.headers.get('content-type') ?? '', buffer: Buffer.from(await answer.arrayBuffer()) };
    }),
  );

export async function setService(
  { origin }: Pick<Lender, 'origin'>,
  service: 'aim' | 'agency',
  behavior: 'pass' | 'fail' | 'slow' | 'drop',
): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/income.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, behavior }),
  });
  if (!answer.ok) throw new Error(`The switch was refused: ${answer.status}`);
}

/** The income request as the lender's officers see it. */
export async function summaryOf({ origin }: Pick<Lender, 'origin'>, { lastName }: Pick<IncomeLinkAnswers, 'lastName'>) {
  const { requests } = (await (await fetch(`${origin}/sandbox/income.json`)).json()) as IncomeConsole;
  return requests.find(({ person }) => person.endsWith(` ${lastName}`));
}
