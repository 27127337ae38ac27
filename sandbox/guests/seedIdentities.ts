/** The last four digits of seeded borrowers, as the identity check keeps them. */
import type { Kysely } from 'kysely';

import type { Database } from '../db/schema.ts';
import { identityHash, lastFourHash } from './identityMatch.ts';

export async function seedIdentities(
  transaction: Kysely<Database>,
  people: readonly { borrowerId: string; ssnLast4: string }[],
): Promise<void> {
  const hash = await identityHash({ database: transaction });
  await transaction
    .insertInto('borrower_identity')
    .values(
      people.map(({ borrowerId, ssnLast4 }) => ({
        borrower_id: borrowerId,
        ssn_last_four_hash: lastFourHash(hash, borrowerId, ssnLast4),
      })),
    )
    .execute();
}
