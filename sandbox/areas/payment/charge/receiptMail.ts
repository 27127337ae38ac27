/** The mailed receipt of a payment: the words and the order of the portal's receipt, times in the lender's zone. */
import { LENDER_ZONE } from '../../../base/clock/clock.ts';
import type { OutgoingMail } from '../../../base/mail/mailer.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import type { Letterhead } from '../../../base/settings/letterhead.ts';
import { writeMail } from '../../../lender/mail/writeMail.ts';
import { addressInWords, dayInWords, dollars } from '../../../lender/words/words.ts';
import { isFeePayment, type PaymentTable } from '../books/tables.ts';

/** For example "November 22, 2026 at 9:12 AM Eastern Time". */
const received = new Intl.DateTimeFormat('en-US', {
  timeZone: LENDER_ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'longGeneric',
});

interface Known {
  letterhead: Letterhead;
  /** Origin of the portal. */
  portal: string;
  /** Undefined when a loan was paid. */
  feeType: string | undefined;
  /** Address of the property, only for a reader who may see the loan. */
  property: string | undefined;
}

/** Sends the receipt and marks it sent. One that is lost to a crash before the mark is sent at the next start. */
export async function mailReceipt(sandbox: Sandbox, payment: PaymentTable): Promise<void> {
  const { mailer, database, settings, letterhead } = sandbox;
  const portal = settings.portalOrigins[0] ?? settings.origin;
  const [feeType, property] = await Promise.all([feeTypeOf(sandbox, payment), propertyOf(sandbox, payment)]);
  await mailer.send(receiptMail(payment, { letterhead, portal, feeType, property }));
  await database
    .updateTable('payment')
    .set({ receipt_mailed_at: new Date() })
    .where('payment_id', '=', payment.payment_id)
    .execute();
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

/** A guest may have the receipt sent to anybody, so that only a borrower's names the property. */
async function propertyOf({ database }: Sandbox, payment: PaymentTable): Promise<string | undefined> {
  if (payment.payer_kind !== 'borrower' || payment.loan_identifier === null) return undefined;
  const loan = await database
    .selectFrom('loan')
    .select(['property_street', 'property_city', 'property_state'])
    .where('loan_identifier', '=', payment.loan_identifier)
    .executeTakeFirst();
  return loan && addressInWords({ street: loan.property_street, city: loan.property_city, state: loan.property_state });
}

function receiptMail(payment: PaymentTable, { letterhead, portal, feeType, property }: Known): OutgoingMail {
  const amount = dollars(payment.cents);
  const isBorrower = payment.payer_kind === 'borrower' && payment.loan_identifier !== null;
  // Only a borrower can open the loan's page. A guest's mail leads to no more than the payer knows.
  const link = isBorrower
    ? { what: 'See your loan', url: `${portal}/loans/${encodeURIComponent(payment.loan_identifier ?? '')}` }
    : { what: 'Open the portal', url: `${portal}/pay` };
  const label = payment.method_type === 'ACH' ? 'ACH/BANK' : 'Debit';
  return writeMail(letterhead, {
    to: payment.email,
    subject: `We received your payment of ${amount}`,
    heading: 'We received your payment',
    amount,
    facts: [
      { name: 'Confirmation number', value: payment.transaction_identifier, isMain: true },
      ...(feeType === undefined ? [] : [{ name: 'Fee', value: feeType }]),
      ...(payment.due_date === null ? [] : [{ name: 'For', value: `Payment due ${dayInWords(payment.due_date)}` }]),
      ...(property === undefined ? [] : [{ name: 'Property', value: property }]),
      { name: 'Loan', value: `Loan ending in ${payment.loan_number.slice(-4)}` },
      { name: 'Payment method', value: `${label}: ${payment.method_issuer_name} ending in ${payment.method_last_four}` },
      { name: 'Received', value: received.format(payment.received_at ?? payment.claimed_at) },
      { name: 'Credited on', value: dayInWords(payment.credited_on ?? payment.agreed_on) },
    ],
    link,
    after: [
      ...(payment.method_type === 'ACH'
        ? ['A payment from a bank account is final once your bank has honored it. If your bank sends it back, we write to you.']
        : []),
      'If you did not make this payment, call us right away.',
    ],
    appendix: { title: 'Your authorization', text: payment.authorization_text },
    reason: isBorrower
      ? 'You get this email because a payment was made on your loan.'
      : 'You get this email because a payment was made and its receipt was to go to this address.',
  });
}
