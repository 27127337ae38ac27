/**
 * The last step of a payment, and what is done about one that stopped half-way. Every way out of `running` is here: the gateway's answer
 * is written down together with the ledger entry, or the claim is released because the gateway never charged and now never will.
 */
import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { dueDateAfterPayment, servicingOn, settleLoan } from '../../../lender/loans/servicing.ts';
import { creditedOn } from '../../../base/clock/bankCalendar.ts';
import { isFeePayment, type PaymentTable } from '../books/tables.ts';
import { chargeOutcome, voidAttempt, type ChargeResult } from '../gateway/gateway.ts';
import type { DeclineCode } from '../gateway/testNumbers.ts';
import { DECLINE_REASONS } from './declineReasons.ts';
import { countDecline } from './newCardDeclines.ts';
import { mailReceipt } from './receiptMail.ts';

/** Writes the gateway's answer down, once: whoever comes second finds the payment settled. A receipt goes out after a success. */
export async function finishPayment(
  sandbox: Sandbox,
  payment: PaymentTable,
  result: Exclude<ChargeResult, { status: 'voided' }>,
): Promise<void> {
  const settled = await (result.status === 'succeeded'
    ? bookPayment(sandbox, payment, result)
    : bookDecline(sandbox, payment, result.code));
  await sandbox.faults.point('payment.afterCommit');
  if (settled?.state !== 'succeeded') return;
  // The money is booked whatever becomes of the mail: a receipt that could not be sent goes out at the next start.
  await mailReceipt(sandbox, settled).catch(() => undefined);
}

async function bookPayment(
  { database, limits }: Sandbox,
  payment: PaymentTable,
  { chargeId, at }: { chargeId: string; at: Date },
): Promise<PaymentTable | undefined> {
  const { payment_id, loan_number, cents } = payment;
  return database.transaction().execute(async (transaction) => {
    const { settle, next } = await lockSubject(transaction, payment);
    const settled = await transaction
      .updateTable('payment')
      .set({ state: 'succeeded', received_at: at, credited_on: creditedOn(at, limits.cutOffHour), ...next })
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

interface LockedSubject {
  /** Marks it as paid. */
  settle: (at: Date) => Promise<unknown>;
  /** The installment after this one; nothing for a fee, or where another servicer takes it. */
  next?: Pick<PaymentTable, 'next_due_date' | 'next_cents'>;
}

/** Locks what is paid, in the same order as when claiming: before the payment. */
async function lockSubject(transaction: Kysely<Database>, payment: PaymentTable): Promise<LockedSubject> {
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
  // A loan that was put back to its seeded state meanwhile owes something else. What the amount covers was counted on the day of the claim.
  if (loan === undefined || loan.due_date !== payment.due_date) return { settle: () => Promise.resolve() };
  const settle = () => settleLoan(transaction, loan, payment.agreed_on);
  const next_due_date = dueDateAfterPayment(loan, payment.agreed_on);
  // The new servicer names its own.
  const isElsewhereThen = loan.new_servicer_effective_date !== null && loan.new_servicer_effective_date <= next_due_date;
  return isElsewhereThen
    ? { settle }
    : { settle, next: { next_due_date, next_cents: servicingOn(loan, payment.agreed_on).regularCents } };
}

/** As an ACH originator has to do after the returns R02 and R03. */
const CLOSING = new Set<DeclineCode>(['account_closed', 'no_account']);

async function bookDecline(
  { database, clock, limits }: Sandbox,
  payment: PaymentTable,
  code: DeclineCode,
): Promise<PaymentTable | undefined> {
  return database.transaction().execute(async (transaction) => {
    if (CLOSING.has(code)) {
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
    if (settled) await countDecline(transaction, { clock, limits }, settled);
    return settled;
  });
}

/** Whether the gateway should have answered by now. */
export const isAnswerOverdue = ({ limits }: Sandbox, { claimed_at }: PaymentTable): boolean =>
  Date.now() - claimed_at.getTime() > limits.gatewayTimeoutSeconds * 1000;

/** Settles an open payment if the gateway has charged or declined it; otherwise it stays open. */
export async function settleIfAnswered(sandbox: Sandbox, payment: PaymentTable): Promise<void> {
  const result = await chargeOutcome(sandbox.database, payment.borrower_id, payment.key);
  if (result && result.status !== 'voided') await finishPayment(sandbox, payment, result);
}

/**
 * Ends an open payment for good: settles it by the gateway's answer or, when there is none, calls the charge off and forgets the claim,
 * so that the key may be tried again. Safe even if the charge is still on its way.
 */
export async function endOpenPayment(sandbox: Sandbox, payment: PaymentTable): Promise<void> {
  const result = await voidAttempt(sandbox, { attempt: payment.payment_id, payer: payment.borrower_id, key: payment.key });
  if (result.status !== 'voided') return finishPayment(sandbox, payment, result);
  await sandbox.database
    .deleteFrom('payment')
    .where('payment_id', '=', payment.payment_id)
    .where('state', '=', 'running')
    .execute();
}

/**
 * At the start: ends every payment that the last run left open, and mails the receipts that it did not get to. Keys of funding accounts
 * are forgotten after their time; those of payments are kept as long as the payment.
 */
export async function resolveOpenClaims(sandbox: Sandbox): Promise<void> {
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
    await (payment.state === 'running' ? endOpenPayment(sandbox, payment) : mailReceipt(sandbox, payment));
  }
  const oldest = new Date(Date.now() - limits.keyRetentionHours * 3_600_000);
  await database.deleteFrom('funding_account_key').where('created_at', '<', oldest).execute();
}
