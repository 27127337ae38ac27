/** What paying without an account needs: the last four digits of seeded borrowers, and fees with their links. */
import type { Transaction } from 'kysely';

import type { Clock } from '../../../base/clock/clock.ts';
import { identityHash, lastFourHash } from './identityMatch.ts';
import { seedFees } from '../fees/seeds.ts';
import type { Database } from '../../../base/db/database.ts';
import { ssnLast4Of } from './identities.ts';

export const GUESTS_SEEDED_ON = 'guests-seeded-on';

/** Runs once per seeding; also in a database whose borrowers were seeded before there was any of this. */
export async function seedGuests(transaction: Transaction<Database>, clock: Clock): Promise<void> {
  const isFirst = await transaction
    .insertInto('sandbox_setting')
    .values({ name: GUESTS_SEEDED_ON, value: clock.today() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!isFirst) return;

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
  await seedFees(transaction, clock.now());
}
