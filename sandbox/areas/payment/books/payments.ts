/** Payments by their key. */
import type { Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import type { PaymentTable } from './tables.ts';

/** Whose keys and funding accounts they are. For a guest that is the ticket's payer, for a fee the fee: uuids like a borrower's. */
export type PayerKey = Pick<PaymentTable, 'payer_kind' | 'borrower_id'>;

/** What the payer's key was claimed for; undefined when it was not. Without an account the key alone says whose it is. */
export const paymentOfKey = (
  database: Kysely<Database>,
  { payer_kind, borrower_id }: PayerKey,
  key: string,
): Promise<PaymentTable | undefined> =>
  database
    .selectFrom('payment')
    .selectAll()
    .where('payer_kind', '=', payer_kind)
    .where('key', '=', key)
    .$if(payer_kind === 'borrower', (query) => query.where('borrower_id', '=', borrower_id))
    .executeTakeFirst();
