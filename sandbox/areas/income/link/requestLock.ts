/** Closes a link to changes once a request to the agency has begun. */
import type { Transaction } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { IncomeRequestTable } from './tables.ts';

/** Rejects changes to a closed link. @throws Refusal 409 `incomeSent` */
export function refuseClosed({ closed_at }: Pick<IncomeRequestTable, 'closed_at'>): void {
  if (closed_at === null) return;
  throw new Refusal(409, 'Your papers went to the agency, so they stay as they are. Nothing was changed.', {
    code: 'incomeSent',
  });
}

/** Reads the request and locks its row until the transaction ends, so that changes and the request to the agency can't overlap. */
export const lockRequest = (transaction: Transaction<Database>, request: string): Promise<IncomeRequestTable> =>
  transaction
    .selectFrom('income_request')
    .selectAll()
    .where('request_identifier', '=', request)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Like `lockRequest`, but rejects a closed link. @throws Refusal 409 `incomeSent` */
export async function lockOpenRequest(transaction: Transaction<Database>, request: string): Promise<IncomeRequestTable> {
  const locked = await lockRequest(transaction, request);
  refuseClosed(locked);
  return locked;
}
