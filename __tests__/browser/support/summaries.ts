import type { Lender } from './lender.ts';

export async function summaryLinkOf(portal: Lender, to: string): Promise<string> {
  const letters = await portal.inbox(to);
  const link = letters.flatMap(({ text }) => /https?:\/\/\S+\/public-pages\/loan-summaries\/\S+/.exec(text) ?? [])[0];
  if (link === undefined) throw new Error(`No link in the mail to ${to}`);
  return new URL(link).pathname;
}

/**
 * Recipients of a summary with three scenarios, each of which is the cheapest for some time, and of one with four, the most that are
 * seeded.
 */
export const SUMMARY_RECIPIENTS = { three: 'scenarios.three@example.com', four: 'scenarios.four@example.com' } as const;
