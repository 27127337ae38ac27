/**
 * First step of a payment: validates everything and claims the idempotency key. No money has moved when a claim succeeds or is rejected.
 */
import { randomUUID, randomInt } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { GuestPaymentRequest } from '#contract/payment.ts';
import type { PaymentConflict } from '#contract/refusals.ts';
import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { keyReusedRefusal } from '../../../base/http/idempotency.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { isUuid, toMoney } from '../../../base/wire/formats.ts';
import { isPayableHere, calculateServicing } from '../../../lender/loans/servicing.ts';
import type { LoanTable } from '../../../lender/loans/tables.ts';
import { formatDay, formatDollars } from '../../../lender/format.ts';
import { findPaymentByKey, type KeyOwner } from '../records/findPaymentByKey.ts';
import type { PaymentTable } from '../records/tables.ts';
import { claimTicket } from '../guests/tickets.ts';
import type { FundingAccountTable } from '../methods/tables.ts';
import { refuseAfterDeclines } from './newCardDeclines.ts';
import { toKeyOwner, type LoanPayer } from './payer.ts';

/** Leaves out characters that are easily confused: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

const randomGroup = (): string => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** A new random identifier. The database rejects duplicates. */
export const newTransactionIdentifier = (): string => `CCM-${randomGroup()}-${randomGroup()}`;

export type Claim =
  | { kind: 'claimed'; payment: PaymentTable; token: string }
  /** The same request claimed the key before. */
  | { kind: 'known'; payment: PaymentTable }
  /** Another payment on the same loan or fee is in progress. */
  | { kind: 'blocked'; by: PaymentTable };

const loanNotFoundRefusal = (): Refusal => new Refusal(404, 'We could not find that loan among yours. Nothing was charged.');

/**
 * Claims `key` for the request, or returns its existing payment. The loan's row is locked, so that only one of two simultaneous payments
 * succeeds. @throws Refusal 400, 403, 404, 409, 422 or 429; the key and the ticket can be used again then
 */
export async function claimPayment(
  { database, clock, limits }: Sandbox,
  payer: LoanPayer,
  { key, fingerprint, request }: { key: string; fingerprint: string; request: GuestPaymentRequest },
): Promise<Claim> {
  const loanIdentifier = payer.kind === 'guest' ? payer.ticket.loan_identifier : request.loanIdentifier;
  if (loanIdentifier === undefined)
    throw new Refusal(400, 'Say which loan to pay.', { fields: { loanIdentifier: 'This is needed.' } });
  const known = (transaction: Kysely<Database>) => findExistingPayment(transaction, toKeyOwner(payer), key, fingerprint);

  return database.transaction().execute(async (transaction): Promise<Claim> => {
    const before = await known(transaction);
    if (before) return { kind: 'known', payment: before };

    const loan = await lockLoan(transaction, payer, loanIdentifier);
    // Another transaction with the same key may have finished while this one waited for the lock.
    const meanwhile = await known(transaction);
    if (meanwhile) return { kind: 'known', payment: meanwhile };

    const today = clock.today();
    if (!isPayableHere(loan, today)) {
      throw conflictRefusal(
        'notPayableHere',
        'Payments on this loan go to another company. Nothing was charged. Your loan page says where to pay.',
      );
    }
    const account = await lockFundingAccount(transaction, payer.borrowerId, request.fundingAccountId);
    const open = await transaction
      .selectFrom('payment')
      .selectAll()
      .where('loan_identifier', '=', loan.loan_identifier)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (open) return { kind: 'blocked', by: open };
    if (payer.kind === 'guest') await claimTicket(transaction, { clock, limits }, { ticket: payer.ticket, key });
    refuseChangedAmount(loan, today, request);
    const subject = { loan_identifier: loan.loan_identifier, fee_payment_identifier: null };
    await refuseAfterDeclines(transaction, { clock, limits }, { ...toKeyOwner(payer), ...subject }, account);

    const payment = await insertPayment(transaction, {
      ...toKeyOwner(payer),
      ...commonPaymentColumns({ key, fingerprint, request, account, today }),
      ...subject,
      loan_number: loan.loan_number,
      cents: calculateServicing(loan, today).totalCents,
      due_date: loan.due_date,
      email: request.email ?? payer.email,
      email_given: request.email !== undefined,
    });
    if (payment) return { kind: 'claimed', payment, token: account.gateway_token };
    // Another request claimed the key for a different loan at the same moment. Its fingerprint differs, so `known` rejects this request.
    const other = await known(transaction);
    if (!other) throw paymentInProgressRefusal();
    return { kind: 'known', payment: other };
  });
}

/** The payment of a key; undefined when the key is new. @throws Refusal 422 when the key was used for a different request */
export async function findExistingPayment(
  transaction: Kysely<Database>,
  payer: KeyOwner,
  key: string,
  fingerprint: string,
): Promise<PaymentTable | undefined> {
  const payment = await findPaymentByKey(transaction, payer, key);
  if (payment && payment.fingerprint !== fingerprint) throw keyReusedRefusal();
  return payment;
}

/** Inserts the payment. Undefined when its key, or its loan or fee, was claimed at the same moment. */
export const insertPayment = (transaction: Kysely<Database>, payment: PaymentTable): Promise<PaymentTable | undefined> =>
  transaction
    .insertInto('payment')
    .values(payment)
    .onConflict((onConflict) => onConflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Locks the loan of the payment. A guest may only pay the ticket's loan; a borrower's loan must be on their list. */
async function lockLoan(transaction: Kysely<Database>, payer: LoanPayer, loanIdentifier: string): Promise<LoanTable> {
  if (!isUuid(loanIdentifier)) throw loanNotFoundRefusal();
  const loan = await transaction
    .selectFrom('loan')
    .selectAll('loan')
    .where('loan.loan_identifier', '=', loanIdentifier)
    .$if(payer.kind === 'borrower', (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('loan_list')
            .select('loan_list.borrower_id')
            .whereRef('loan_list.loan_identifier', '=', 'loan.loan_identifier')
            .where('loan_list.borrower_id', '=', payer.borrowerId),
        ),
      ),
    )
    .forUpdate('loan')
    .executeTakeFirst();
  if (!loan) throw loanNotFoundRefusal();
  return loan;
}

/** Locks the funding account against removal during the claim; afterwards the claimed payment protects it. @throws Refusal 404 */
export async function lockFundingAccount(transaction: Kysely<Database>, owner: string, id: string): Promise<FundingAccountTable> {
  const account = isUuid(id)
    ? await transaction
        .selectFrom('funding_account')
        .selectAll()
        .where('funding_account_id', '=', id)
        .where('borrower_id', '=', owner)
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!account) throw new Refusal(404, 'We could not find that payment method. Nothing was charged. Choose another one.');
  return account;
}

function refuseChangedAmount(loan: LoanTable, today: string, { amount, dueDate }: GuestPaymentRequest): void {
  const { totalCents, dueDate: dueNow } = calculateServicing(loan, today);
  if (totalCents <= 0) throw conflictRefusal('nothingDue', 'Nothing is due on this loan. Nothing was charged.');
  if (amount !== toMoney(totalCents) || dueDate !== dueNow) {
    throw conflictRefusal(
      'amountChanged',
      `The amount due is now ${formatDollars(totalCents)}, for the payment due ${formatDay(dueNow)}. Nothing was charged. Check it and confirm again.`,
    );
  }
}

export const commonPaymentColumns = (parts: {
  key: string;
  fingerprint: string;
  request: { authorizationText: string };
  account: FundingAccountTable;
  today: string;
}) => ({
  payment_id: randomUUID(),
  key: parts.key,
  fingerprint: parts.fingerprint,
  agreed_on: parts.today,
  funding_account_id: parts.account.funding_account_id,
  method_type: parts.account.type,
  method_issuer_name: parts.account.issuer_name,
  method_last_four: parts.account.last_four,
  method_holder_name: parts.account.holder_name,
  authorization_text: parts.request.authorizationText,
  transaction_identifier: newTransactionIdentifier(),
  claimed_at: new Date(),
  state: 'running' as const,
  decline_reason: null,
  received_at: null,
  credited_on: null,
  next_due_date: null,
  next_cents: null,
  receipt_mailed_at: null,
});

const conflictRefusal = (code: PaymentConflict, sentence: string): Refusal => new Refusal(409, sentence, { code });

export const paymentInProgressRefusal = (subject: 'loan' | 'fee' = 'loan'): Refusal =>
  new Refusal(409, `A payment on this ${subject} is on its way. Nothing more was charged. Wait a minute, then check again.`, {
    code: 'paymentInProgress',
    retryAfterSeconds: 2,
  });
