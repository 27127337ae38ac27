/** A payment on a loan, in three steps: claim the key, charge outside any transaction, write the result and the ledger entry together. */
import type { GuestPaymentRequest, PaymentOutcome } from '#contract/payment.ts';
import type { Sandbox } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import { Refusal } from '../http/errors.ts';
import { claimPayment, paymentInProgress, paymentOfKey, type Claim } from './claim.ts';
import { fingerprintOf } from './fingerprint.ts';
import { charge } from './gateway.ts';
import { outcomeOf } from './receipt.ts';
import { endOpenPayment, finishPayment, isOverdue, settleIfAnswered } from './settlement.ts';

/** Pays once per key, and answers later calls with the first one's outcome. @throws Refusal 400, 404, 409, 422; none of them charged anything. */
export async function pay(sandbox: Sandbox, caller: Caller, key: string, body: GuestPaymentRequest): Promise<PaymentOutcome> {
  const { database, faults } = sandbox;
  const request = knownFields(body);
  const fingerprint = await fingerprintOf(sandbox, request);
  await faults.point('payment.beforeClaim');

  const claim = await claimOrTakeOver(sandbox, () => claimPayment(sandbox, caller, { key, fingerprint, request }));
  if (claim.kind === 'blocked') throw paymentInProgress();
  const { payment } = claim;
  if (claim.kind === 'known') {
    if (payment.state === 'running') throw paymentInProgress();
    return outcomeOf(key, payment);
  }

  await faults.point('payment.afterClaim');
  const result = await charge(sandbox, {
    attempt: payment.payment_id,
    payer: caller.borrowerId,
    key,
    token: claim.token,
    cents: payment.cents,
  });
  await faults.point('payment.afterCharge');
  if (result.status !== 'voided') await finishPayment(sandbox, payment, result);
  const outcome = outcomeOf(key, await paymentOfKey(database, caller.borrowerId, key));
  if (outcome.state === 'none')
    throw new Refusal(503, 'The payment took too long and was called off. Nothing was charged. Try again.');
  return outcome;
}

/** An open payment in the way, this key's own or another one's on the loan, is looked up at the gateway once it should have been answered. */
async function claimOrTakeOver(sandbox: Sandbox, attempt: () => Promise<Claim>): Promise<Claim> {
  const claim = await attempt();
  const open = claim.kind === 'blocked' ? claim.by : claim.payment;
  if (claim.kind === 'claimed' || open.state !== 'running' || !isOverdue(sandbox, open)) return claim;
  await endOpenPayment(sandbox, open);
  return attempt();
}

/** What became of the caller's key. An open payment is looked up at the gateway first. */
export async function paymentOutcome(sandbox: Sandbox, caller: Caller, key: string): Promise<PaymentOutcome> {
  const payment = await paymentOfKey(sandbox.database, caller.borrowerId, key);
  if (payment?.state !== 'running') return outcomeOf(key, payment);
  await (isOverdue(sandbox, payment) ? endOpenPayment(sandbox, payment) : settleIfAnswered(sandbox, payment));
  return outcomeOf(key, await paymentOfKey(sandbox.database, caller.borrowerId, key));
}

function knownFields({
  loanIdentifier,
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
    ...(email !== undefined && { email }),
  };
}
