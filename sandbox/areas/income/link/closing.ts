/** Once a request to the agency has begun, nothing behind the link changes. */
import type { Transaction } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { IncomeRequestTable } from './tables.ts';

/** @throws Refusal 409 */
export function refuseClosed({ closed_at }: Pick<IncomeRequestTable, 'closed_at'>): void {
  if (closed_at === null) return;
  throw new Refusal(409, 'Your papers went to the agency, so they stay as they are. Nothing was changed.', {
    code: 'incomeSent',
  });
}

/** The request, locked until the end of the transaction: changes and the request to the agency wait for each other. */
export const lockRequest = (transaction: Transaction<Database>, request: string): Promise<IncomeRequestTable> =>
  transaction
    .selectFrom('income_request')
    .selectAll()
    .where('request_identifier', '=', request)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The same for a change. @throws Refusal 409 */
export async function lockForChange(transaction: Transaction<Database>, request: string): Promise<IncomeRequestTable> {
  const locked = await lockRequest(transaction, request);
  refuseClosed(locked);
  return locked;
}
