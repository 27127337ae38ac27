/** Makes a payment in three steps: claim the key, charge outside any transaction, then store the result together with the ledger entry. */
import type { GuestPaymentRequest, PaymentOutcome } from '#contract/payment.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { unauthorized } from '../../../lender/session/caller.ts';
import { fingerprintOf } from '../records/fingerprint.ts';
import { findPaymentByKey, type KeyOwner } from '../records/findPaymentByKey.ts';
import type { PaymentTable } from '../records/tables.ts';
import { charge } from '../gateway/gateway.ts';
import { claimPayment, paymentInProgressRefusal, type Claim } from './claim.ts';
import type { LoanPayer } from './payer.ts';
import { toPaymentOutcome } from './receipt.ts';
import { resolveOpenPayment, finishPayment, isGatewayResultOverdue, settleIfResolved } from './settlement.ts';

/**
 * Pays a loan once per key; repeated calls return the first outcome.
 * @throws Refusal 400, 403, 404, 409, 422, 429; nothing is charged then
 */
export async function payLoan(
  sandbox: Sandbox,
  payer: LoanPayer,
  key: string,
  body: GuestPaymentRequest,
): Promise<PaymentOutcome> {
  const request = pickPaymentFields(body);
  const fingerprint = await fingerprintOf(sandbox, request);
  return toPaymentOutcome(
    sandbox.database,
    key,
    await claimAndCharge(sandbox, () => claimPayment(sandbox, payer, { key, fingerprint, request })),
  );
}

/** Runs the claim and the steps that follow. @returns the finished payment @throws Refusal; nothing is charged then */
export async function claimAndCharge(sandbox: Sandbox, attempt: () => Promise<Claim>): Promise<PaymentTable> {
  const { database, faults } = sandbox;
  await faults.passPoint('payment.beforeClaim');
  const claim = await claimOrResolve(sandbox, attempt);
  if (claim.kind === 'blocked') throw inProgressRefusal(claim.by);
  const { payment } = claim;
  if (claim.kind === 'known') {
    if (payment.state === 'running') throw inProgressRefusal(payment);
    return payment;
  }

  await faults.passPoint('payment.afterClaim');
  const result = await charge(sandbox, {
    attempt: payment.payment_id,
    payer: payment.borrower_id,
    key: payment.key,
    token: claim.token,
    cents: payment.cents,
  });
  await faults.passPoint('payment.afterCharge');
  if (result.status !== 'voided') await finishPayment(sandbox, payment, result);
  const settled = await findPaymentByKey(database, payment, payment.key);
  if (!settled) throw new Refusal(503, 'The payment took too long and was called off. Nothing was charged. Try again.');
  return settled;
}

const inProgressRefusal = ({ loan_identifier }: PaymentTable): Refusal =>
  paymentInProgressRefusal(loan_identifier === null ? 'fee' : 'loan');

/** Claims the key. If a payment in progress blocks the claim and its result is overdue, that payment is resolved at the gateway first. */
async function claimOrResolve(sandbox: Sandbox, attempt: () => Promise<Claim>): Promise<Claim> {
  const claim = await attempt();
  const open = claim.kind === 'blocked' ? claim.by : claim.payment;
  if (claim.kind === 'claimed' || open.state !== 'running' || !isGatewayResultOverdue(sandbox, open)) return claim;
  await resolveOpenPayment(sandbox, open);
  return attempt();
}

/** Current state of a key's payment; undefined when the key is unknown. A payment in progress is checked at the gateway first. */
export async function refreshPayment(sandbox: Sandbox, payer: KeyOwner, key: string): Promise<PaymentTable | undefined> {
  const payment = await findPaymentByKey(sandbox.database, payer, key);
  if (payment?.state !== 'running') return payment;
  await (isGatewayResultOverdue(sandbox, payment) ? resolveOpenPayment(sandbox, payment) : settleIfResolved(sandbox, payment));
  return findPaymentByKey(sandbox.database, payer, key);
}

/**
 * Outcome of a key: the borrower's own payment if there is one, otherwise a guest's. For guests, knowing the random key is sufficient
 * proof.
 * @throws Refusal 401 without a session when the key belongs to a borrower, because `none` would be wrong
 */
export async function paymentOutcome(sandbox: Sandbox, borrowerId: string | null, key: string): Promise<PaymentOutcome> {
  const own =
    borrowerId === null ? undefined : await refreshPayment(sandbox, { payer_kind: 'borrower', borrower_id: borrowerId }, key);
  const payment = own ?? (await refreshPayment(sandbox, { payer_kind: 'guest', borrower_id: '' }, key));
  if (!payment && borrowerId === null && (await isBorrowersKey(sandbox, key))) throw unauthorized();
  return toPaymentOutcome(sandbox.database, key, payment);
}

async function isBorrowersKey({ database }: Sandbox, key: string): Promise<boolean> {
  const found = await database
    .selectFrom('payment')
    .select('payment_id')
    .where('key', '=', key)
    .where('payer_kind', '=', 'borrower')
    .executeTakeFirst();
  return found !== undefined;
}

function pickPaymentFields({
  loanIdentifier,
  verificationTicket,
  fundingAccountId,
  amount,
  dueDate,
  email,
  authorizationText,
}: GuestPaymentRequest): GuestPaymentRequest {
  return {
    fundingAccountId,
    amount,
    dueDate,
    authorizationText,
    ...(loanIdentifier !== undefined && { loanIdentifier }),
    ...(verificationTicket !== undefined && { verificationTicket }),
    ...(email !== undefined && { email }),
  };
}
