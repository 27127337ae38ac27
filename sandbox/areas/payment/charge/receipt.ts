/** Payment outcomes and receipts in the API's format. */
import type { Kysely } from 'kysely';

import type { PaymentOutcome, PaymentReceipt } from '#contract/payment.ts';
import type { Database } from '../../../base/db/database.ts';
import { toMoney } from '../../../base/wire/formats.ts';
import { maskEmail } from '../../../lender/format.ts';
import { isLoanPayment, type LoanPayment, type PaymentTable } from '../records/tables.ts';

/** Outcome of a key; `payment` is undefined when the key is unknown. */
export async function toPaymentOutcome(
  database: Kysely<Database>,
  key: string,
  payment: PaymentTable | undefined,
): Promise<PaymentOutcome> {
  if (!payment || !isLoanPayment(payment)) return { key, state: 'none' };
  const { state, decline_reason: reason, loan_identifier: loanIdentifier } = payment;
  if (state === 'succeeded') return { key, state, receipt: await receiptOf(database, payment) };
  if (state === 'failed') return { key, state, loanIdentifier, reason: reason ?? 'bankRefused' };
  return { key, state };
}

/** Fields that receipts for loans and fees have in common. For a guest who gave no email address, the lender's address is masked. */
export const commonReceiptFields = (payment: PaymentTable) => ({
  transactionIdentifier: payment.transaction_identifier,
  amount: toMoney(payment.cents),
  loanNumberLastFour: payment.loan_number.slice(-4),
  method: {
    type: payment.method_type,
    issuerName: payment.method_issuer_name,
    lastFour: payment.method_last_four,
    accountHolderName: payment.method_holder_name,
  },
  receivedAtUtc: (payment.received_at ?? payment.claimed_at).toISOString(),
  creditedOn: payment.credited_on ?? payment.agreed_on,
  email: payment.payer_kind === 'guest' && !payment.email_given ? maskEmail(payment.email) : payment.email,
  authorizationText: payment.authorization_text,
});

async function receiptOf(database: Kysely<Database>, payment: LoanPayment): Promise<PaymentReceipt> {
  const property = await propertyOf(database, payment);
  return {
    ...commonReceiptFields(payment),
    loanIdentifier: payment.loan_identifier,
    dueDate: payment.due_date,
    ...(property === null ? {} : { property }),
    ...nextPaymentOf(payment),
  };
}

/** The next installment, for borrowers only: a guest may have the receipt sent to anyone. */
function nextPaymentOf({ payer_kind, next_due_date, next_cents }: PaymentTable): Pick<PaymentReceipt, 'nextPayment'> {
  if (payer_kind !== 'borrower' || next_due_date === null || next_cents === null) return {};
  return { nextPayment: { amount: toMoney(next_cents), dueDate: next_due_date } };
}

/** The property's address in one line. Null for a fee, and for a guest, who may have the receipt sent to anyone. */
export async function propertyOf(database: Kysely<Database>, payment: PaymentTable): Promise<string | null> {
  if (payment.payer_kind !== 'borrower' || payment.loan_identifier === null) return null;
  const loan = await database
    .selectFrom('loan')
    .select(['property_street', 'property_city', 'property_state', 'property_zip'])
    .where('loan_identifier', '=', payment.loan_identifier)
    .executeTakeFirst();
  return loan ? `${loan.property_street}, ${loan.property_city}, ${loan.property_state} ${loan.property_zip}` : null;
}
