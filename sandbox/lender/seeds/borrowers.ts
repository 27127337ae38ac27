/** Seeds one borrower per demo situation, with their loans. */
import { hash } from '@node-rs/argon2';

import { lenderDay } from '../../base/clock/clock.ts';
import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { BorrowerTable } from '../loans/tables.ts';
import { dueDateBorrowers } from './dueDateBorrowers.ts';
import { documentBorrowers } from './documentBorrowers.ts';
import { paymentMethodBorrowers } from './paymentMethodBorrowers.ts';
import { portfolioBorrowers } from './portfolioBorrowers.ts';
import { privacyChoiceBorrowers } from './privacyChoiceBorrowers.ts';
import { rateAlertBorrowers } from './rateAlertBorrowers.ts';
import { servicerBorrowers } from './servicerBorrowers.ts';
import { borrowerIdOf, DEMO_PASSWORD, type SeededLoan, type SeededBorrower } from './seededBorrower.ts';

/** All seeded borrowers, in display order. */
export const seededBorrowers: readonly SeededBorrower[] = [
  ...dueDateBorrowers,
  ...servicerBorrowers,
  ...portfolioBorrowers,
  ...paymentMethodBorrowers,
  ...rateAlertBorrowers,
  ...documentBorrowers,
  ...privacyChoiceBorrowers,
];

/** Cached, because all seeded borrowers have the same password and hashing it is slow. */
let demoPasswordHash: Promise<string> | undefined;

export const seedBorrowers: Seed = async (transaction, now) => {
  const passwordHash = await (demoPasswordHash ??= hash(DEMO_PASSWORD));
  const today = lenderDay(now);
  await transaction
    .insertInto('borrower')
    .values(seededBorrowers.map((one, index) => borrowerOf(one, index, passwordHash)))
    .execute();
  const owned = seededBorrowers.flatMap(({ email, loans }) => loans(today).map((seeded) => ({ ...seeded, email })));
  await insertAll(
    transaction,
    'loan',
    owned.map(({ loan }) => loan),
  );
  await insertAll(transaction, 'loan_borrower', owned.flatMap(peopleOf));
  await insertAll(
    transaction,
    'loan_list',
    owned
      .filter(({ isNotListed = false }) => !isNotListed)
      .flatMap(peopleOf)
      .map(({ borrower_id, loan_identifier }) => ({ borrower_id, loan_identifier })),
  );
};

function borrowerOf(
  { email, firstName, lastName, home, situation }: SeededBorrower,
  index: number,
  passwordHash: string,
): BorrowerTable {
  return {
    borrower_id: borrowerIdOf(email),
    email,
    password_hash: passwordHash,
    first_name: firstName,
    last_name: lastName,
    customer_identifier: `C-${7000 + index}`,
    address_line1: home.street,
    address_city: home.city,
    address_state: home.state,
    address_zip1: home.zip,
    situation,
  };
}

function peopleOf({ loan, coBorrower, email }: SeededLoan & { email: string }) {
  const { loan_identifier } = loan;
  return [
    { loan_identifier, borrower_id: borrowerIdOf(email), role: 'BORROWER' as const },
    ...(coBorrower === undefined
      ? []
      : [{ loan_identifier, borrower_id: borrowerIdOf(coBorrower), role: 'CO_BORROWER' as const }]),
  ];
}
