/**
 * Seeds links to home valuation reports: one with an estimate, one without, and one that has expired. They were sent to people without an
 * account.
 */
import { addDays } from '../../base/clock/calendar.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { requireSeededOfficer } from '../../lender/seeds/officers.ts';
import { uuidFromName } from '../../lender/seeds/seededBorrower.ts';
import { REPORT_PATH, sharedReportPath } from './shareLinks.ts';

const SEEDED_SHARES = [
  {
    what: 'Home value by a link: an estimate, two liens, and what equity could do',
    email: 'valuation.shared@example.com',
    firstName: 'Dana',
    loanNumber: '3100040101',
    daysAgo: 2,
  },
  {
    what: 'Home value by a link: too few sales for an estimate',
    email: 'valuation.none@example.com',
    firstName: 'Marta',
    loanNumber: '3100040303',
    daysAgo: 5,
  },
  {
    what: 'Home value by a link that has expired',
    email: 'valuation.late@example.com',
    firstName: 'Oren',
    loanNumber: '3100040101',
    daysAgo: 120,
  },
];

export const seedValuationShares: Seed = (transaction, now) =>
  insertAll(
    transaction,
    'valuation_share',
    SEEDED_SHARES.map(({ email, firstName, loanNumber, daysAgo }) => ({
      share_identifier: uuidFromName(`valuation ${email}`),
      contact_identifier: uuidFromName(`contact ${email}`),
      first_name: firstName,
      email,
      loan_identifier: uuidFromName(`loan ${loanNumber}`),
      officer_identifier: requireSeededOfficer('jo.marsh@ccm.example').user_identifier,
      sent_on: addDays(lenderDay(now), -daysAgo),
      mailed_for: null,
    })),
  );

/** Returns the seeded links for the console. Data folders that are older than these seeds have none. */
export async function seededValuationLinks(
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
): Promise<{ what: string; path: string }[]> {
  const shares = await sandbox.database.selectFrom('valuation_share').selectAll().execute();
  const links: { what: string; path: string }[] = [];
  for (const { what, email } of SEEDED_SHARES) {
    const share = shares.find((one) => one.email === email);
    if (share !== undefined) links.push({ what, path: await sharedReportPath(sandbox, share) });
  }
  return links.length === 0 ? [] : [...links, { what: 'A home value link that was cut off', path: REPORT_PATH }];
}
