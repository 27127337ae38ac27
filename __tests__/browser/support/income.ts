/** Links to income verification, as the sandbox lists them. */
import type { GivenLink } from './fileCallsInPage.ts';
import type { Lender } from './lender.ts';

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
