/** The first step of a payment: claims its key, once everything about it is in order. Nothing has been charged when a claim is made or refused. */
import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { GuestPaymentRequest } from '#contract/payment.ts';
import type { LoanTable } from '../borrower/tables.ts';
import { payableHere, servicingOn, toMoney } from '../borrower/servicing.ts';
import type { Sandbox } from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { Caller } from '../http/caller.ts';
import { Refusal } from '../http/errors.ts';
import { isUuid, keyReused } from './idempotency.ts';
import type { FundingAccountTable, PaymentTable } from './tables.ts';
import { newTransactionIdentifier } from './transactionIdentifier.ts';
import { dollars, inWords } from './words.ts';

export type Claim =
  /** Ours to charge. */
  | { kind: 'claimed'; payment: PaymentTable; token: string }
  /** The key was claimed before, by this same request. */
  | { kind: 'known'; payment: PaymentTable }
  /** Another payment on the loan is open. */
  | { kind: 'blocked'; by: PaymentTable };

const notFound = (): Refusal => new Refusal(404, 'We could not find that loan among yours. Nothing was charged.');

/**
 * Claims `key` for the request, or says what it is already. The loan's row is locked meanwhile, so that of two payments at once only one
 * gets through. @throws Refusal 400, 404, 409 or 422; the key is not used up by it.
 */
export async function claimPayment(
  { database, clock }: Sandbox,
  caller: Caller,
  { key, fingerprint, request }: { key: string; fingerprint: string; request: GuestPaymentRequest },
): Promise<Claim> {
  const { loanIdentifier } = request;
  if (loanIdentifier === undefined)
    throw new Refusal(400, 'Say which loan to pay.', { fields: { loanIdentifier: 'This is needed.' } });
  const known = (transaction: Kysely<Database>) => knownPayment(transaction, caller.borrowerId, key, fingerprint);

  return database.transaction().execute(async (transaction): Promise<Claim> => {
    const before = await known(transaction);
    if (before) return { kind: 'known', payment: before };

    const loan = await lockOwnLoan(transaction, caller.borrowerId, loanIdentifier);
    // While this transaction waited for the lock, another with the same key may have come through.
    const meanwhile = await known(transaction);
    if (meanwhile) return { kind: 'known', payment: meanwhile };

    const today = clock.today();
    if (!payableHere(loan, today)) {
      throw conflict(
        'notPayableHere',
        'Payments on this loan go to another company. Nothing was charged. Your loan page says where to pay.',
      );
    }
    const account = await lockOwnAccount(transaction, caller.borrowerId, request.fundingAccountId);
    const open = await transaction
      .selectFrom('payment')
      .selectAll()
      .where('loan_identifier', '=', loan.loan_identifier)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (open) return { kind: 'blocked', by: open };
    refuseChangedAmount(loan, today, request);

    const payment = await transaction
      .insertInto('payment')
      .values(newPayment({ caller, key, fingerprint, request, loan, account, today }))
      .onConflict((onConflict) => onConflict.columns(['borrower_id', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (payment) return { kind: 'claimed', payment, token: account.gateway_token };
    // The key was claimed for another loan at the same moment: the fingerprint differs, and the look-up refuses.
    const other = await known(transaction);
    if (!other) throw paymentInProgress();
    return { kind: 'known', payment: other };
  });
}

/** The payment of a key; undefined when it is new. @throws Refusal 422 when the request was another. */
async function knownPayment(
  transaction: Kysely<Database>,
  borrowerId: string,
  key: string,
  fingerprint: string,
): Promise<PaymentTable | undefined> {
  const payment = await paymentOfKey(transaction, borrowerId, key);
  if (payment && payment.fingerprint !== fingerprint) throw keyReused();
  return payment;
}

/** What the borrower's key was claimed for; undefined when it was not. */
export const paymentOfKey = (database: Kysely<Database>, borrowerId: string, key: string): Promise<PaymentTable | undefined> =>
  database.selectFrom('payment').selectAll().where('borrower_id', '=', borrowerId).where('key', '=', key).executeTakeFirst();

async function lockOwnLoan(transaction: Kysely<Database>, borrowerId: string, loanIdentifier: string): Promise<LoanTable> {
  if (!isUuid(loanIdentifier)) throw notFound();
  const loan = await transaction
    .selectFrom('loan')
    .innerJoin('loan_borrower', 'loan_borrower.loan_identifier', 'loan.loan_identifier')
    .selectAll('loan')
    .where('loan.loan_identifier', '=', loanIdentifier)
    .where('loan_borrower.borrower_id', '=', borrowerId)
    .forUpdate('loan')
    .executeTakeFirst();
  if (!loan) throw notFound();
  return loan;
}

/** Locked against removal until the claim stands; from then on the claim protects it. */
async function lockOwnAccount(transaction: Kysely<Database>, borrowerId: string, id: string): Promise<FundingAccountTable> {
  const account = isUuid(id)
    ? await transaction
        .selectFrom('funding_account')
        .selectAll()
        .where('funding_account_id', '=', id)
        .where('borrower_id', '=', borrowerId)
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!account) throw new Refusal(404, 'We could not find that payment method. Nothing was charged. Choose another one.');
  return account;
}

function refuseChangedAmount(loan: LoanTable, today: string, { amount, dueDate }: GuestPaymentRequest): void {
  const { totalCents, dueDate: dueNow } = servicingOn(loan, today);
  if (totalCents <= 0) throw conflict('nothingDue', 'Nothing is due on this loan. Nothing was charged.');
  if (amount !== toMoney(totalCents) || dueDate !== dueNow) {
    throw conflict(
      'amountChanged',
      `The amount due is now ${dollars(totalCents)}, for the payment due ${inWords(dueNow)}. Nothing was charged. Check it and confirm again.`,
    );
  }
}

function newPayment(parts: {
  caller: Caller;
  key: string;
  fingerprint: string;
  request: GuestPaymentRequest;
  loan: LoanTable;
  account: FundingAccountTable;
  today: string;
}): PaymentTable {
  const { caller, key, fingerprint, request, loan, account, today } = parts;
  return {
    payment_id: randomUUID(),
    borrower_id: caller.borrowerId,
    key,
    fingerprint,
    loan_identifier: loan.loan_identifier,
    loan_number: loan.loan_number,
    cents: servicingOn(loan, today).totalCents,
    due_date: loan.due_date,
    agreed_on: today,
    funding_account_id: account.funding_account_id,
    method_type: account.type,
    method_issuer_name: account.issuer_name,
    method_last_four: account.last_four,
    method_holder_name: account.holder_name,
    email: request.email ?? caller.email,
    authorization_text: request.authorizationText,
    transaction_identifier: newTransactionIdentifier(),
    claimed_at: new Date(),
    state: 'running',
    decline_reason: null,
    received_at: null,
    credited_on: null,
    receipt_mailed_at: null,
  };
}

const conflict = (code: 'amountChanged' | 'nothingDue' | 'notPayableHere', sentence: string): Refusal =>
  new Refusal(409, sentence, { code });

export const paymentInProgress = (): Refusal =>
  new Refusal(409, 'A payment on this loan is on its way. Nothing more was charged. Wait a minute, then check again.', {
    code: 'paymentInProgress',
    retryAfterSeconds: 2,
  });
