/**
 * Answers to the identity check for the seeded loans, used to pay without an account or to add a loan. They are made up, so the console
 * may list them.
 */
import { createHash } from 'node:crypto';

import type { Seed } from '../../base/db/database.ts';
import { loadIdentityHash, hashLastFour } from '../identity/matchPerson.ts';
import { isPersonName } from '../personNames.ts';
import { seededBorrowers } from './borrowers.ts';

/** The facts that the identity check asks for. Adding a loan does not ask for the names. */
export interface SeededIdentity {
  loanNumber: string;
  firstName: string;
  lastName: string;
  zip: string;
  ssnLast4: string;
}

/** Digits that begin with zeros, to show that leading zeros are kept. */
const FIXED_LAST_FOUR: Readonly<Record<string, string>> = { 'first.payment@example.com': '0042', 'due.soon@example.com': '0907' };

/** Last four SSN digits of a seeded borrower: the same at every seeding, and never 0000, which the SSA does not issue. */
function ssnLast4Of(email: string): string {
  const digits = 1 + (createHash('sha256').update(`ssn ${email}`).digest().readUInt32BE() % 9999);
  return FIXED_LAST_FOUR[email] ?? String(digits).padStart(4, '0');
}

/** By email address, the first loan of each borrower who owns or shares one. Names that the identity check does not accept are left out. */
export function seededIdentities(): ReadonlyMap<string, SeededIdentity> {
  const found = new Map<string, SeededIdentity>();
  for (const owner of seededBorrowers) {
    for (const { loan, coBorrower } of owner.loans('2026-01-01')) {
      for (const email of [owner.email, ...(coBorrower === undefined ? [] : [coBorrower])]) {
        const person = seededBorrowers.find((one) => one.email === email);
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
  const hash = await loadIdentityHash({ database: transaction });
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
        ssn_last_four_hash: hashLastFour(hash, borrower_id, ssnLast4Of(email)),
      })),
    )
    .execute();
};
