import type { Transaction } from 'kysely';

import type { Database } from '../../base/db/database.ts';

/** Locks the borrower's row, so that simultaneous changes from two tabs run one after the other. */
export async function lockChoices(transaction: Transaction<Database>, borrowerId: string): Promise<void> {
  await transaction.selectFrom('borrower').select('borrower_id').where('borrower_id', '=', borrowerId).forUpdate().execute();
}
