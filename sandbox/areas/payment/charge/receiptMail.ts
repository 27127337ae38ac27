/** Mails receipts, with times in the lender's time zone. */
import { daysBetween } from '../../../base/clock/calendar.ts';
import type { OutgoingMail } from '../../../base/mailer.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import type { Letterhead } from '../../../base/settings/letterhead.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { formatDay, formatDollars, formatInstant } from '../../../lender/format.ts';
import { bankMayReturnPayment, guestReceiptReason, receiptMail } from '../../../lender/texts/mails/payment.ts';
import { isFeePayment, type PaymentTable } from '../records/tables.ts';
import { propertyOf } from './receipt.ts';

interface MailContext {
  letterhead: Letterhead;
  portal: string;
  /** Undefined for a loan payment. */
  feeType: string | undefined;
  /** Address of the property; null when the recipient may not see the loan. */
  property: string | null;
}

/** Sends the receipt and marks it as sent in one transaction. If a crash prevents this, it is sent at the next startup. */
export async function mailReceipt(sandbox: Sandbox, payment: PaymentTable): Promise<void> {
  const { mailer, database, settings, letterhead } = sandbox;
  const portal = settings.portalOrigins[0];
  const [feeType, property] = await Promise.all([feeTypeOf(sandbox, payment), propertyOf(database, payment)]);
  const mail = writeReceipt(payment, { letterhead, portal, feeType, property });
  await database.transaction().execute(async (transaction) => {
    await mailer.send(mail, transaction);
    await transaction
      .updateTable('payment')
      .set({ receipt_mailed_at: new Date() })
      .where('payment_id', '=', payment.payment_id)
      .execute();
  });
}

async function feeTypeOf({ database }: Sandbox, payment: PaymentTable): Promise<string | undefined> {
  if (!isFeePayment(payment)) return undefined;
  const fee = await database
    .selectFrom('fee')
    .select('type')
    .where('fee_payment_identifier', '=', payment.fee_payment_identifier)
    .executeTakeFirst();
  return fee?.type;
}

/** Whether the payment covered several installments: the next due date is more than a month after the one that was paid. */
const coversSeveralInstallments = ({ due_date, next_due_date }: PaymentTable) =>
  due_date !== null && next_due_date !== null && daysBetween(due_date, next_due_date) > 31;

function writeReceipt(payment: PaymentTable, { letterhead, portal, feeType, property }: MailContext): OutgoingMail {
  const { due_date, next_due_date, next_cents } = payment;
  const amount = formatDollars(payment.cents);
  // Only a borrower can open the receipt page. A guest's mail is the complete receipt and has no button.
  const isBorrower = payment.payer_kind === 'borrower' && payment.loan_identifier !== null;
  const hasNext = isBorrower && next_due_date !== null && next_cents !== null;
  return writeMail(letterhead, {
    to: payment.email,
    words: {
      ...receiptMail,
      after: [...(payment.method_type === 'ACH' ? [bankMayReturnPayment] : []), ...(receiptMail.after ?? [])],
      reason: isBorrower ? receiptMail.reason : guestReceiptReason,
    },
    values: {
      amount,
      confirmationNumber: payment.transaction_identifier,
      fee: feeType ?? null,
      installments: coversSeveralInstallments(payment) ? 'several' : 'one',
      dueDay: due_date && formatDay(due_date),
      property,
      lastFour: payment.loan_number.slice(-4),
      holder: payment.method_holder_name,
      method: payment.method_issuer_name,
      methodLastFour: payment.method_last_four,
      receivedAt: formatInstant(payment.received_at ?? payment.claimed_at),
      creditedDay: formatDay(payment.credited_on ?? payment.agreed_on),
      nextAmount: hasNext ? formatDollars(next_cents) : null,
      nextDay: hasNext ? formatDay(next_due_date) : null,
    },
    amount,
    url: isBorrower ? `${portal}/loans/${payment.loan_identifier ?? ''}/receipts/${payment.key}` : null,
    appendix: payment.authorization_text,
  });
}
