/** What became of a payment, as the contract says it. */
import type { PaymentOutcome, PaymentReceipt } from '#contract/payment.ts';
import { toMoney } from '../../../base/wire/money.ts';
import { maskedEmail } from '../../../lender/words/words.ts';
import { isLoanPayment, type LoanPayment, type PaymentTable } from '../books/tables.ts';

/** The outcome of a key; `payment` is undefined when nothing is known of it. */
export function outcomeOf(key: string, payment: PaymentTable | undefined): PaymentOutcome {
  if (!payment || !isLoanPayment(payment)) return { key, state: 'none' };
  const { state, decline_reason: reason, loan_identifier: loanIdentifier } = payment;
  if (state === 'succeeded') return { key, state, receipt: receiptOf(payment) };
  if (state === 'failed') return { key, state, loanIdentifier, reason: reason ?? 'bankRefused' };
  return { key, state };
}

/** What a receipt of a loan and of a fee have in common. A guest learns no more of the lender's address than was told before. */
export const receiptFacts = (payment: PaymentTable) => ({
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
  email: payment.payer_kind === 'guest' && !payment.email_given ? maskedEmail(payment.email) : payment.email,
  authorizationText: payment.authorization_text,
});

const receiptOf = (payment: LoanPayment): PaymentReceipt => ({
  ...receiptFacts(payment),
  loanIdentifier: payment.loan_identifier,
});
