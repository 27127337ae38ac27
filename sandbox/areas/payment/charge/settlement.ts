/**
 * Last step of a payment, and recovery of interrupted ones. A payment leaves `running` only here: the gateway's result is stored together
 * with the ledger entry, or the claim is released because the gateway never charged and no longer will.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';

import type { DeclineReason } from '#contract/payment.ts';

import type { Database } from '../../../base/db/database.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { dueDateAfterPayment, calculateServicing, bookFullPayment } from '../../../lender/loans/servicing.ts';
import { creditDayOf } from '../../../base/clock/bankCalendar.ts';
import { isFeePayment, type PaymentTable } from '../records/tables.ts';
import { chargeOutcome, voidAttempt, type ChargeResult } from '../gateway/gateway.ts';
import type { DeclineCode } from '../gateway/testNumbers.ts';
import { countNewCardDecline } from './newCardDeclines.ts';
import { mailReceipt } from './receiptMail.ts';

const DECLINE_REASONS = {
  insufficient_funds: 'insufficientFunds',
  card_declined: 'cardDeclined',
  expired_card: 'cardExpired',
  incorrect_cvc: 'securityCodeWrong',
  account_closed: 'accountClosed',
  no_account: 'accountNotFound',
  debit_not_authorized: 'bankRefused',
} as const satisfies Record<DeclineCode, DeclineReason>;

/** Stores the gateway's result once; a second call changes nothing. A successful payment's receipt is mailed. */
export async function finishPayment(
  sandbox: Sandbox,
  payment: PaymentTable,
  result: Exclude<ChargeResult, { status: 'voided' }>,
): Promise<void> {
  const settled = await (result.status === 'succeeded'
    ? bookPayment(sandbox, payment, result)
    : bookDecline(sandbox, payment, result.code));
  await sandbox.faults.passPoint('payment.afterCommit');
  if (settled?.state !== 'succeeded') return;
  // A failed mail must not affect the booked payment. The receipt is sent at the next startup.
  await mailReceipt(sandbox, settled).catch(() => undefined);
}

async function bookPayment(
  { database, limits }: Sandbox,
  payment: PaymentTable,
  { chargeId, at }: { chargeId: string; at: Date },
): Promise<PaymentTable | undefined> {
  const { payment_id, loan_number, cents } = payment;
  return database.transaction().execute(async (transaction) => {
    const { settle, next } = await lockLoanOrFee(transaction, payment);
    const settled = await transaction
      .updateTable('payment')
      .set({ state: 'succeeded', received_at: at, credited_on: creditDayOf(at, limits.cutOffHour), ...next })
      .where('payment_id', '=', payment_id)
      .where('state', '=', 'running')
      .returningAll()
      .executeTakeFirst();
    if (!settled) return undefined;
    await transaction
      .insertInto('ledger_entry')
      .values({
        entry_id: randomUUID(),
        payment_id,
        charge_id: chargeId,
        loan_number,
        cents,
        kind: isFeePayment(payment) ? 'fee' : 'loanPayment',
        status: 'succeeded',
        posted_at: at,
      })
      .execute();
    await settle(at);
    return settled;
  });
}

interface LockedLoanOrFee {
  settle: (at: Date) => Promise<unknown>;
  /** The next installment; missing for a fee, or when another servicer will collect it. */
  next?: Pick<PaymentTable, 'next_due_date' | 'next_cents'>;
}

/** Locks the loan or fee before the payment row, in the same order as the claim, to avoid deadlocks. */
async function lockLoanOrFee(transaction: Kysely<Database>, payment: PaymentTable): Promise<LockedLoanOrFee> {
  if (isFeePayment(payment)) {
    const fees = transaction.updateTable('fee').where('fee_payment_identifier', '=', payment.fee_payment_identifier);
    await transaction
      .selectFrom('fee')
      .select('status')
      .where('fee_payment_identifier', '=', payment.fee_payment_identifier)
      .forUpdate()
      .execute();
    const { transaction_identifier } = payment;
    return { settle: (at) => fees.set({ status: 'paid', transaction_identifier, updated_at: at }).execute() };
  }
  const loan = await transaction
    .selectFrom('loan')
    .selectAll()
    .where('loan_identifier', '=', payment.loan_identifier)
    .forUpdate()
    .executeTakeFirst();
  // If the loan was reset to its seeded state meanwhile, the payment no longer applies to it. The installments covered are those of the
  // day of the claim.
  if (loan === undefined || loan.due_date !== payment.due_date) return { settle: () => Promise.resolve() };
  const settle = () => bookFullPayment(transaction, loan, payment.agreed_on);
  const next_due_date = dueDateAfterPayment(loan, payment.agreed_on);
  // The new servicer sets its own due dates.
  const isElsewhereThen = loan.new_servicer_effective_date !== null && loan.new_servicer_effective_date <= next_due_date;
  return isElsewhereThen
    ? { settle }
    : { settle, next: { next_due_date, next_cents: calculateServicing(loan, payment.agreed_on).regularCents } };
}

/** An ACH originator must stop using an account after the return codes R02 (account closed) and R03 (no account). */
const CLOSING_DECLINES = new Set<DeclineCode>(['account_closed', 'no_account']);

async function bookDecline(
  { database, clock, limits }: Sandbox,
  payment: PaymentTable,
  code: DeclineCode,
): Promise<PaymentTable | undefined> {
  return database.transaction().execute(async (transaction) => {
    if (CLOSING_DECLINES.has(code)) {
      await transaction
        .updateTable('funding_account')
        .set({ closed: true })
        .where('funding_account_id', '=', payment.funding_account_id)
        .execute();
    }
    const settled = await transaction
      .updateTable('payment')
      .set({ state: 'failed', decline_reason: DECLINE_REASONS[code] })
      .where('payment_id', '=', payment.payment_id)
      .where('state', '=', 'running')
      .returningAll()
      .executeTakeFirst();
    if (settled) await countNewCardDecline(transaction, { clock, limits }, settled);
    return settled;
  });
}

export const isGatewayResultOverdue = ({ limits }: Sandbox, { claimed_at }: PaymentTable): boolean =>
  Date.now() - claimed_at.getTime() > limits.gatewayTimeoutSeconds * 1000;

/** Stores the gateway's result if there is one; otherwise the payment stays in progress. */
export async function settleIfResolved(sandbox: Sandbox, payment: PaymentTable): Promise<void> {
  const result = await chargeOutcome(sandbox.database, payment.borrower_id, payment.key);
  if (result && result.status !== 'voided') await finishPayment(sandbox, payment, result);
}

/**
 * Ends a payment in progress for good. Stores the gateway's result or, if there is none, voids the attempt and deletes the claim, so that
 * the key can be used again. Safe even while the charge request is still under way.
 */
export async function resolveOpenPayment(sandbox: Sandbox, payment: PaymentTable): Promise<void> {
  const result = await voidAttempt(sandbox, { attempt: payment.payment_id, payer: payment.borrower_id, key: payment.key });
  if (result.status !== 'voided') return finishPayment(sandbox, payment, result);
  await sandbox.database
    .deleteFrom('payment')
    .where('payment_id', '=', payment.payment_id)
    .where('state', '=', 'running')
    .execute();
}

/**
 * Runs at startup: ends all payments that the last run left in progress, and mails missing receipts. Keys of funding accounts are deleted
 * after their retention time; keys of payments are stored as long as the payment.
 */
export async function resolveOpenPayments(sandbox: Sandbox): Promise<void> {
  const { database, limits } = sandbox;
  const payments = await database
    .selectFrom('payment')
    .selectAll()
    .where((where) =>
      where.or([
        where('state', '=', 'running'),
        where.and([where('state', '=', 'succeeded'), where('receipt_mailed_at', 'is', null)]),
      ]),
    )
    .orderBy('claimed_at')
    .execute();
  for (const payment of payments) {
    await (payment.state === 'running' ? resolveOpenPayment(sandbox, payment) : mailReceipt(sandbox, payment));
  }
  const oldest = new Date(Date.now() - limits.keyRetentionHours * 3_600_000);
  await database.deleteFrom('funding_account_key').where('created_at', '<', oldest).execute();
}
