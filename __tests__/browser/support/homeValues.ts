/** Reports of homes: the links that officers mailed. */
import type { Lender } from './lender.ts';

/** Who got a report with an estimate, and one without. */
export const REPORT = { estimate: 'valuation.shared@example.com', none: 'valuation.none@example.com' } as const;

/** The path of the report that was mailed to an address. */
export async function reportLinkOf(portal: Lender, to: string): Promise<string> {
  const url = (await portal.inbox(to)).flatMap(({ links }) => links)[0]?.url;
  if (url === undefined) throw new Error(`No link in the mail to ${to}`);
  return new URL(url).pathname;
}
