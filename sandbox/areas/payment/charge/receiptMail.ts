/** The mailed receipt. It has the same labels and order as the portal's receipt, with times in the lender's time zone. */
import type { ReceiptLabels } from '#contract/receipt.ts';
import { daysBetween } from '../../../base/clock/calendar.ts';
import type { OutgoingMail } from '../../../base/mailer.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import type { Letterhead } from '../../../base/settings/letterhead.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { formatDay, formatDollars, formatInstant } from '../../../lender/format.ts';
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
  const mail = receiptMail(payment, { letterhead, portal, feeType, property });
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

const LABELS: ReceiptLabels = {
  confirmation: 'Confirmation number',
  fee: 'Fee',
  for: 'For',
  property: 'Property',
  loan: 'Loan',
  paidBy: 'Paid by',
  received: 'Received',
  credited: 'Credited on',
  next: 'Next payment',
};

/** Whether the payment covered several installments: the next due date is more than a month after the one that was paid. */
const coversSeveralInstallments = ({ due_date, next_due_date }: PaymentTable) =>
  due_date !== null && next_due_date !== null && daysBetween(due_date, next_due_date) > 31;

function receiptMail(payment: PaymentTable, { letterhead, portal, feeType, property }: MailContext): OutgoingMail {
  const amount = formatDollars(payment.cents);
  const isBorrower = payment.payer_kind === 'borrower' && payment.loan_identifier !== null;
  // Only a borrower can open the receipt page. A guest's mail is the complete receipt and has no button.
  const link = isBorrower && {
    link: { what: 'See your receipt', url: `${portal}/loans/${payment.loan_identifier ?? ''}/receipts/${payment.key}` },
  };
  const method = `${payment.method_issuer_name} ending in ${payment.method_last_four}`;
  return writeMail(letterhead, {
    to: payment.email,
    subject: `We received your payment of ${amount}`,
    heading: 'We received your payment',
    amount,
    facts: [
      { name: LABELS.confirmation, value: payment.transaction_identifier, isMain: true },
      ...(feeType === undefined ? [] : [{ name: LABELS.fee, value: feeType }]),
      ...(payment.due_date === null
        ? []
        : [
            {
              name: LABELS.for,
              value: `${coversSeveralInstallments(payment) ? 'Payments due since' : 'Payment due'} ${formatDay(payment.due_date)}`,
            },
          ]),
      ...(property === null ? [] : [{ name: LABELS.property, value: property }]),
      { name: LABELS.loan, value: `Loan ending in ${payment.loan_number.slice(-4)}` },
      { name: LABELS.paidBy, value: `${payment.method_holder_name}, ${method}` },
      { name: LABELS.received, value: formatInstant(payment.received_at ?? payment.claimed_at) },
      { name: LABELS.credited, value: formatDay(payment.credited_on ?? payment.agreed_on) },
      ...(!isBorrower || payment.next_due_date === null || payment.next_cents === null
        ? []
        : [{ name: LABELS.next, value: `${formatDollars(payment.next_cents)}, due ${formatDay(payment.next_due_date)}` }]),
    ],
    ...link,
    after: [
      ...(payment.method_type === 'ACH'
        ? ['This payment is final once your bank has paid it. If your bank returns it, we’ll write to you.']
        : []),
      'If you did not make this payment, call us right away.',
    ],
    appendix: { title: 'Your authorization', text: payment.authorization_text },
    reason: isBorrower
      ? 'You get this email because a payment was made on your loan.'
      : 'You get this email because a payment was made and its receipt was to go to this address.',
  });
}
