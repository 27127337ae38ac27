/** Pays a fee. It works like a loan payment, but a fee can be paid only once, whichever keys are used. */
import type { FeePaymentRequest } from '#contract/fees.ts';
import type { FeePaymentOutcome } from '#contract/payment.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { toMoney } from '../../../base/wire/formats.ts';
import { formatDollars } from '../../../lender/format.ts';
import { fingerprintOf } from '../records/fingerprint.ts';
import type { KeyOwner } from '../records/findPaymentByKey.ts';
import { isFeePayment, type PaymentTable } from '../records/tables.ts';
import { feeOfToken, refuseUnpayable } from '../fees/fees.ts';
import type { FeeTable } from '../fees/tables.ts';
import {
  commonPaymentColumns,
  insertPayment,
  findExistingPayment,
  lockFundingAccount,
  paymentInProgressRefusal,
  type Claim,
} from './claim.ts';
import { refuseAfterDeclines } from './newCardDeclines.ts';
import { refreshPayment, claimAndCharge } from './payLoan.ts';
import { commonReceiptFields } from './receipt.ts';

/**
 * Pays the fee of a link, once per key and only once in total; repeated calls with the key return the first outcome.
 * @throws Refusal 404, 409 (`feePaid`, `feeCancelled`, `amountChanged`, `paymentInProgress`), 422, 429; nothing is charged then
 */
export async function payFee(sandbox: Sandbox, key: string, body: FeePaymentRequest): Promise<FeePaymentOutcome> {
  const fee = await feeOfToken(sandbox, body.token);
  const request = pickFeeFields(body);
  const fingerprint = await fingerprintOf(sandbox, request);
  const payment = await claimAndCharge(sandbox, () => claimFee(sandbox, fee, { key, fingerprint, request }));
  return feeOutcomeOf(sandbox, key, payment);
}

/** Outcome of a key. Anyone who knows the key may request it. */
export async function feePaymentOutcome(sandbox: Sandbox, key: string): Promise<FeePaymentOutcome> {
  return feeOutcomeOf(sandbox, key, await refreshPayment(sandbox, { payer_kind: 'fee', borrower_id: '' }, key));
}

/** Claims the key with the fee's row locked. A rejected request does not use up the key. */
async function claimFee(
  { database, clock, limits }: Sandbox,
  { fee_payment_identifier: id }: FeeTable,
  { key, fingerprint, request }: { key: string; fingerprint: string; request: FeePaymentRequest },
): Promise<Claim> {
  const payer: KeyOwner = { payer_kind: 'fee', borrower_id: id };
  return database.transaction().execute(async (transaction): Promise<Claim> => {
    const fee = await transaction
      .selectFrom('fee')
      .selectAll()
      .where('fee_payment_identifier', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = await findExistingPayment(transaction, payer, key, fingerprint);
    if (known) return { kind: 'known', payment: known };
    refuseUnpayable(fee);
    const account = await lockFundingAccount(transaction, id, request.fundingAccountId);
    const open = await transaction
      .selectFrom('payment')
      .selectAll()
      .where('fee_payment_identifier', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (open) return { kind: 'blocked', by: open };
    if (request.amount !== toMoney(fee.cents)) {
      throw new Refusal(409, `This fee is ${formatDollars(fee.cents)}. Nothing was charged. Check it and confirm again.`, {
        code: 'amountChanged',
      });
    }
    const subject = { loan_identifier: null, fee_payment_identifier: id };
    await refuseAfterDeclines(transaction, { clock, limits }, { ...payer, ...subject }, account);
    const payment = await insertPayment(transaction, {
      ...payer,
      ...commonPaymentColumns({ key, fingerprint, request, account, today: clock.today() }),
      ...subject,
      loan_number: fee.loan_number,
      cents: fee.cents,
      due_date: null,
      email: request.email ?? fee.borrower_email,
      email_given: request.email !== undefined,
    });
    if (payment) return { kind: 'claimed', payment, token: account.gateway_token };
    // Another request claimed the key for a different fee at the same moment. Its fingerprint differs, so `findExistingPayment` rejects this
    // request.
    const other = await findExistingPayment(transaction, payer, key, fingerprint);
    if (!other) throw paymentInProgressRefusal('fee');
    return { kind: 'known', payment: other };
  });
}

async function feeOutcomeOf({ database }: Sandbox, key: string, payment: PaymentTable | undefined): Promise<FeePaymentOutcome> {
  if (!payment || !isFeePayment(payment)) return { key, state: 'none' };
  const { state, decline_reason: reason, fee_payment_identifier: feePaymentIdentifier } = payment;
  if (state === 'failed') return { key, state, reason: reason ?? 'bankRefused' };
  if (state === 'running') return { key, state };
  const fee = await database
    .selectFrom('fee')
    .select('type')
    .where('fee_payment_identifier', '=', feePaymentIdentifier)
    .executeTakeFirst();
  return { key, state, receipt: { ...commonReceiptFields(payment), feePaymentIdentifier, type: fee?.type ?? 'Fee' } };
}

const pickFeeFields = ({ token, fundingAccountId, amount, email, authorizationText }: FeePaymentRequest): FeePaymentRequest => ({
  token,
  fundingAccountId,
  amount,
  authorizationText,
  ...(email !== undefined && { email }),
});
