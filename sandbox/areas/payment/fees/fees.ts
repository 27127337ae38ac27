/** Finds fees by their mailed link. Unknown and expired links get the same refusal. */
import type { Kysely } from 'kysely';

import type { FeeFound, FeePaymentRecord } from '#contract/fees.ts';
import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { loadKeyedHash, sha256Hex } from '../../../base/keyedHash.ts';
import { toMoney } from '../../../base/wire/formats.ts';
import type { FeeTable } from './tables.ts';

const feeNotFoundRefusal = (): Refusal =>
  new Refusal(
    404,
    'This link does not lead to a fee, or it has expired. Nothing was charged. Ask your loan officer for a new link.',
  );

export const feePaidRefusal = (): Refusal =>
  new Refusal(409, 'This fee is already paid. Nothing more was charged.', { code: 'feePaid' });
export const feeCancelledRefusal = (): Refusal =>
  new Refusal(409, 'This fee was canceled. You do not owe it, and nothing was charged.', { code: 'feeCancelled' });

/** Token of a fee's link. It is a keyed hash, so it can't be guessed, and it is the same whenever the link is mailed or listed. */
export async function feeTokenOf(database: Kysely<Database>, feePaymentIdentifier: string): Promise<string> {
  const hash = await loadKeyedHash(database, 'fee-link');
  return Buffer.from(hash(feePaymentIdentifier), 'hex').toString('base64url');
}

export const feePath = (token: string): string => `/pay/fees/${token}/mode`;

/** @throws Refusal 404 */
export async function feeOfToken({ database, clock }: Pick<Sandbox, 'database' | 'clock'>, token: string): Promise<FeeTable> {
  const fee = await database.selectFrom('fee').selectAll().where('token_hash', '=', sha256Hex(token)).executeTakeFirst();
  if (!fee || (fee.status === 'due' && fee.expires_at <= clock.now())) throw feeNotFoundRefusal();
  return fee;
}

/** @throws Refusal 404, 409 */
export async function payableFee(sandbox: Sandbox, token: string): Promise<FeeTable> {
  const fee = await feeOfToken(sandbox, token);
  refuseUnpayable(fee);
  return fee;
}

export function refuseUnpayable({ status }: FeeTable): void {
  if (status === 'paid') throw feePaidRefusal();
  if (status === 'cancelled') throw feeCancelledRefusal();
}

export const toFeeFound = (fee: FeeTable, token: string): FeeFound => ({ state: fee.status, fee: recordOf(fee, token) });

const recordOf = (fee: FeeTable, token: string): FeePaymentRecord => ({
  amount: toMoney(fee.cents),
  borrowerEmail: fee.borrower_email,
  feePaymentIdentifier: fee.fee_payment_identifier,
  firstName: fee.first_name,
  lastName: fee.last_name,
  loEmail: fee.lo_email,
  loPhone: fee.lo_phone,
  loanNumber: fee.loan_number.slice(-4),
  token,
  transactionIdentifier: fee.transaction_identifier,
  type: fee.type,
  addressLine1: fee.address_line1,
  addressCity: fee.address_city,
  addressState: fee.address_state,
  addressZip1: fee.address_zip1,
  updatedAtUtc: fee.updated_at.toISOString(),
  writtenAtUtc: fee.written_at.toISOString(),
});
