/** Links to income verification, as the sandbox lists them. */
import type { Page } from '@playwright/test';

import type { IncomeDesk } from '../../../sandbox/areas/income/desk.ts';
import type { GivenLink } from './fileCallsInPage.ts';
import type { Lender } from './lender.ts';
import type { GivenFile } from './papers.ts';

export interface IncomeLink extends GivenLink {
  url: string;
}

/** @param state part of what the console says of it, for example "nothing sent yet" */
export async function incomeLinkOf({ origin }: Pick<Lender, 'origin'>, state: string): Promise<IncomeLink> {
  const { links } = (await (await fetch(`${origin}/sandbox.json`)).json()) as {
    links: { what: string; url: string; lastName?: string; zip?: string }[];
  };
  const found = links.find(({ what }) => what.startsWith('Income: ') && what.includes(state));
  if (found === undefined) throw new Error(`There is no income link that is “${state}”`);
  const { url, lastName = '', zip = '' } = found;
  return { url, lastName, zip, token: new URL(url).pathname.split('/')[2] ?? '' };
}

/** Answers the questions of a link. */
export async function sayWho(page: Page, { lastName, zip }: Pick<GivenLink, 'lastName' | 'zip'>): Promise<void> {
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel(/^Zip code/i).fill(zip);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Paystubs that the sandbox draws, dated before its today. */
export const samples = ({ origin }: Pick<Lender, 'origin'>, ...names: string[]): Promise<GivenFile[]> =>
  Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`${origin}/sandbox/paystubs/${name}`);
      if (!answer.ok) throw new Error(`There is no sample ${name}`);
      return { name, mimeType: answer.headers.get('content-type') ?? '', buffer: Buffer.from(await answer.arrayBuffer()) };
    }),
  );

/** How a service outside the lender behaves from now on. */
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

/** A request as the lender's officers see it. */
export async function summaryOf({ origin }: Pick<Lender, 'origin'>, { lastName }: Pick<GivenLink, 'lastName'>) {
  const { requests } = (await (await fetch(`${origin}/sandbox/income.json`)).json()) as IncomeDesk;
  return requests.find(({ person }) => person.endsWith(` ${lastName}`));
}
