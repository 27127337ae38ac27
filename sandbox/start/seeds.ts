/** Seeds an empty database, and resets a used one, each in a single transaction. */
import { sql, type Kysely, type Transaction } from 'kysely';

import { seedDocumentRequests } from '../areas/documents/seeds.ts';
import { INCOME_SEEDED_ON_SETTING, seedIncome } from '../areas/income/seeds/seeds.ts';
import { seedFees } from '../areas/payment/fees/seeds.ts';
import { seedFundingAccounts } from '../areas/payment/methods/seeds.ts';
import { seedPrivacyChoices } from '../areas/privacy/seeds.ts';
import { seedInvitations } from '../areas/rateDrop/invitations.ts';
import { seedAlerts } from '../areas/rateDrop/seeds.ts';
import { seedSummaries } from '../areas/scenarios/seeds.ts';
import { seedHomes, seedValuationShares } from '../areas/valuation/seeds.ts';
import type { Clock } from '../base/clock/clock.ts';
import type { Database, Seed } from '../base/db/database.ts';
import { seedBorrowers } from '../lender/seeds/borrowers.ts';
import { seedNotes } from '../lender/seeds/notes.ts';
import { seedOfficers } from '../lender/seeds/officers.ts';
import { seedIdentities } from '../lender/seeds/identities.ts';

/**
 * Groups of seeds in order. A stored mark records that a group has been seeded. There are several, because data folders may be older than
 * the later groups.
 */
const SEED_GROUPS: readonly { mark: string; seeds: readonly Seed[] }[] = [
  { mark: 'seeded-on', seeds: [seedBorrowers, seedFundingAccounts] },
  { mark: 'guests-seeded-on', seeds: [seedIdentities, seedFees] },
  { mark: 'officers-seeded-on', seeds: [seedOfficers, seedSummaries] },
  { mark: 'rates-seeded-on', seeds: [seedNotes, seedInvitations, seedAlerts] },
  { mark: 'documents-seeded-on', seeds: [seedDocumentRequests] },
  { mark: INCOME_SEEDED_ON_SETTING, seeds: [seedIncome] },
  { mark: 'homes-seeded-on', seeds: [seedHomes] },
  { mark: 'valuations-shared-on', seeds: [seedValuationShares] },
  { mark: 'privacy-seeded-on', seeds: [seedPrivacyChoices] },
];

/** A table that a reset does not empty. It holds keys and the clock, so open pages and tokens keep working. */
const SETTINGS_TABLE = 'sandbox_setting';

/** Seeds whatever has not been seeded yet. If two processes start at once, only one seeds. Dates are relative to the clock's today. */
export const seedOnce = (database: Kysely<Database>, clock: Clock): Promise<void> =>
  database.transaction().execute((transaction) => seedGroups(transaction, clock));

/**
 * Resets the data: empties every table and seeds it again. Foreign key checks would take half of the time, so they are switched off for
 * this transaction where the database user may do so. That is safe, because no row stays and the same seeds were checked when they were
 * first inserted.
 */
export const resetAndSeed = (database: Kysely<Database>, clock: Clock): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`select set_config('session_replication_role', 'replica', true)
      where current_setting('is_superuser') = 'on'`.execute(transaction);
    await emptyAllTables(transaction);
    const marks = SEED_GROUPS.map(({ mark }) => mark);
    await transaction.deleteFrom('sandbox_setting').where('name', 'in', marks).execute();
    await seedGroups(transaction, clock);
  });

async function seedGroups(transaction: Transaction<Database>, clock: Clock): Promise<void> {
  for (const { mark, seeds } of SEED_GROUPS) {
    const isFirst = await transaction
      .insertInto('sandbox_setting')
      .values({ name: mark, value: clock.today() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (isFirst) for (const seed of seeds) await seed(transaction, clock.now());
  }
}

/** Empties all tables, referring tables before those they refer to. For tables this small, DELETE takes a tenth of the time of TRUNCATE. */
async function emptyAllTables(transaction: Transaction<Database>): Promise<void> {
  // Names include the schema if it is not the default one, because the payment gateway's tables have their own.
  const { rows: tables } = await sql<{ name: string; referrers: string[] }>`
    select oid::regclass::text as name, array(select conrelid::regclass::text from pg_constraint
      where contype = 'f' and confrelid = pg_class.oid and conrelid <> confrelid) as referrers
    from pg_class where relkind = 'r' and relname not like 'kysely\\_%'
      and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`.execute(transaction);
  const left = new Map(tables.filter(({ name }) => name !== SETTINGS_TABLE).map(({ name, referrers }) => [name, referrers]));
  while (left.size > 0) {
    const [next] = [...left].find(([, referrers]) => !referrers.some((name) => left.has(name))) ?? [];
    if (next === undefined) throw new Error('The tables refer to each other in a circle');
    await sql`delete from ${sql.table(next)}`.execute(transaction);
    left.delete(next);
  }
}
