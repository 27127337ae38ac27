import type { Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import type { PaymentTable } from './tables.ts';

/**
 * Owner of idempotency keys and funding accounts. Without an account, `borrower_id` is the ticket's payer id for a guest, and the fee's
 * id for a fee.
 */
export type KeyOwner = Pick<PaymentTable, 'payer_kind' | 'borrower_id'>;

/** The payment that claimed the key, or undefined. For payers without an account, the key alone identifies the payment. */
export const findPaymentByKey = (
  database: Kysely<Database>,
  { payer_kind, borrower_id }: KeyOwner,
  key: string,
): Promise<PaymentTable | undefined> =>
  database
    .selectFrom('payment')
    .selectAll()
    .where('payer_kind', '=', payer_kind)
    .where('key', '=', key)
    .$if(payer_kind === 'borrower', (query) => query.where('borrower_id', '=', borrower_id))
    .executeTakeFirst();
