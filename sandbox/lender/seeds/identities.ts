/** What shows that a seeded loan is one's own: to pay it without an account, or to add it to a list. Synthetic, so it may be listed. */
import { createHash } from 'node:crypto';

import type { Seed } from '../../base/db/database.ts';
import { identityHash, lastFourHash } from '../identity/identityHash.ts';
import { isPersonName } from '../people/personNames.ts';
import { situations } from './borrowers.ts';

/** What is asked of one loan; adding it takes no names. */
export interface SeededIdentity {
  loanNumber: string;
  firstName: string;
  lastName: string;
  zip: string;
  ssnLast4: string;
}

/** Leading zeros are digits like any other. */
const CHOSEN: Readonly<Record<string, string>> = { 'first.payment@example.com': '0042', 'due.soon@example.com': '0907' };

/** The last four digits of a seeded borrower: the same at every seeding, and never 0000, which nobody has. */
function ssnLast4Of(email: string): string {
  const digits = 1 + (createHash('sha256').update(`ssn ${email}`).digest().readUInt32BE() % 9999);
  return CHOSEN[email] ?? String(digits).padStart(4, '0');
}

/** By e-mail address: the first loan of each borrower who has one, or shares one. A name that the check's own rules refuse can't be typed. */
export function seededIdentities(): ReadonlyMap<string, SeededIdentity> {
  const found = new Map<string, SeededIdentity>();
  for (const owner of situations) {
    for (const { loan, coBorrower } of owner.loans('2026-01-01')) {
      for (const email of [owner.email, ...(coBorrower === undefined ? [] : [coBorrower])]) {
        const person = situations.find((one) => one.email === email);
        if (!person || found.has(email) || !isPersonName(person.firstName) || !isPersonName(person.lastName)) continue;
        found.set(email, {
          loanNumber: loan.loan_number,
          firstName: person.firstName,
          lastName: person.lastName,
          zip: loan.mailing_zip,
          ssnLast4: ssnLast4Of(email),
        });
      }
    }
  }
  return found;
}

export const seedIdentities: Seed = async (transaction) => {
  const hash = await identityHash({ database: transaction });
  const people = await transaction
    .selectFrom('borrower')
    .select(['borrower_id', 'email'])
    .where('situation', 'is not', null)
    .execute();
  await transaction
    .insertInto('borrower_identity')
    .values(
      people.map(({ borrower_id, email }) => ({
        borrower_id,
        ssn_last_four_hash: lastFourHash(hash, borrower_id, ssnLast4Of(email)),
      })),
    )
    .execute();
};
