/** Fills an empty database with one borrower per situation, all or nothing. */
import { hash } from '@node-rs/argon2';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { BorrowerTable } from '../lender/loans/tables.ts';
import type { Clock } from '../base/clock/clock.ts';
import { seedFundingAccounts } from '../areas/payment/methods/seeds.ts';
import { insertAll } from '../base/db/insertAll.ts';
import type { Database } from '../base/db/database.ts';
import { dueDates } from '../lender/seeds/dueDates.ts';
import { GUESTS_SEEDED_ON, seedGuests } from '../areas/payment/guests/seeds.ts';
import { seededIdentities } from '../areas/payment/guests/identities.ts';
import { paymentMethods } from '../lender/seeds/paymentMethods.ts';
import { portfolios } from '../lender/seeds/portfolios.ts';
import { servicers } from '../lender/seeds/servicers.ts';
import { DEMO_PASSWORD, identifierOf, type Situation } from '../lender/seeds/situation.ts';

/** Every seeded borrower, in the order in which they are listed. */
export const situations: readonly Situation[] = [...dueDates, ...servicers, ...portfolios, ...paymentMethods];

const SEEDED_ON = 'seeded-on';
/** Keys and the clock survive a reset, so that open pages and tokens go on working. */
const KEPT_TABLE = 'sandbox_setting';

/** By e-mail address: what passes the identity check. */
export const identities = seededIdentities(situations);

/** Every seeded borrower has the same password, and a hash takes its time. */
let demoHash: Promise<string> | undefined;
const passwordHashed = (): Promise<string> => (demoHash ??= hash(DEMO_PASSWORD));

/** Seeds at the first start; of two starts at once, one. Dates are counted from the clock's today. */
export async function seedOnce(database: Kysely<Database>, clock: Clock): Promise<void> {
  const passwordHash = await passwordHashed();
  await database.transaction().execute(async (transaction) => {
    await seed(transaction, clock.today(), passwordHash);
    await seedGuests(transaction, clock);
  });
}

/** Back to the first start: every table emptied and seeded again, around the clock's today. */
export async function seedAgain(database: Kysely<Database>, clock: Clock): Promise<void> {
  const passwordHash = await passwordHashed();
  await database.transaction().execute(async (transaction) => {
    await emptyAll(transaction);
    await transaction.deleteFrom('sandbox_setting').where('name', 'in', [SEEDED_ON, GUESTS_SEEDED_ON]).execute();
    await seed(transaction, clock.today(), passwordHash);
    await seedGuests(transaction, clock);
  });
}

/** Who refers goes before who is referred to. For tables this small, deleting takes a tenth of the time that truncating does. */
async function emptyAll(transaction: Transaction<Database>): Promise<void> {
  const tables = await transaction.introspection.getTables({ withInternalKyselyTables: false });
  const { rows: references } = await sql<{ referrer: string; referred: string }>`
    select conrelid::regclass::text as referrer, confrelid::regclass::text as referred
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(transaction);
  // As the database writes them: with their schema where it is not the usual one, as the gateway's book has its own.
  const names = tables.map(({ schema, name }) => (schema === undefined || schema === 'public' ? name : `${schema}.${name}`));
  const left = new Set(names.filter((name) => name !== KEPT_TABLE));
  while (left.size > 0) {
    const next = [...left].find((name) => !references.some(({ referrer, referred }) => referred === name && left.has(referrer)));
    if (next === undefined) throw new Error('The tables refer to each other in a circle');
    await sql`delete from ${sql.table(next)}`.execute(transaction);
    left.delete(next);
  }
}

async function seed(transaction: Transaction<Database>, today: string, passwordHash: string): Promise<void> {
  const isFirst = await transaction
    .insertInto('sandbox_setting')
    .values({ name: SEEDED_ON, value: today })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!isFirst) return;

  await transaction
    .insertInto('borrower')
    .values(situations.map((one, index) => borrowerOf(one, index, passwordHash)))
    .execute();
  for (const [index, { email, loans, hasPaymentMethods }] of situations.entries()) {
    const methods = hasPaymentMethods === true ? 'usual' : hasPaymentMethods;
    if (methods) await seedFundingAccounts(transaction, { customerIdentifier: customerOf(index), methods, today });
    const seeded = loans(today);
    await insertAll(
      transaction,
      'loan',
      seeded.map(({ loan }) => loan),
    );
    await insertAll(
      transaction,
      'loan_borrower',
      seeded.flatMap((one) => ownership(one, email)),
    );
  }
}

const customerOf = (index: number): string => `C-${7000 + index}`;
const borrowerIdOf = (email: string): string => identifierOf(`borrower ${email}`);

function borrowerOf(
  { email, firstName, lastName, home, situation }: Situation,
  index: number,
  passwordHash: string,
): BorrowerTable {
  return {
    borrower_id: borrowerIdOf(email),
    email,
    password_hash: passwordHash,
    first_name: firstName,
    last_name: lastName,
    customer_identifier: customerOf(index),
    address_line1: home.street,
    address_city: home.city,
    address_state: home.state,
    address_zip1: home.zip,
    situation,
  };
}

function ownership({ loan, coBorrower }: ReturnType<Situation['loans']>[number], email: string) {
  const { loan_identifier } = loan;
  return [
    { loan_identifier, borrower_id: borrowerIdOf(email), role: 'BORROWER' as const },
    ...(coBorrower === undefined
      ? []
      : [{ loan_identifier, borrower_id: borrowerIdOf(coBorrower), role: 'CO_BORROWER' as const }]),
  ];
}
