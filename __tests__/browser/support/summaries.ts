/** Loan summaries: the links that officers mailed. */
import type { Lender } from './lender.ts';

/** The path of the summary that was mailed to an address. */
export async function summaryLinkOf(portal: Lender, to: string): Promise<string> {
  const letters = await portal.inbox(to);
  const link = letters.flatMap(({ text }) => /https?:\/\/\S+\/public-pages\/loan-summaries\/\S+/.exec(text) ?? [])[0];
  if (link === undefined) throw new Error(`No link in the mail to ${to}`);
  return new URL(link).pathname;
}

/** Who got the three scenarios that are each the cheapest for a while, and the four that reach furthest. */
export const SUMMARY = { three: 'scenarios.three@example.com', four: 'scenarios.four@example.com' } as const;
