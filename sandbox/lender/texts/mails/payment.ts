import type { ReceiptLabels } from '#contract/receipt.ts';
import type { MailWords } from './mailWords.ts';

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

/** The receipt. It has the same labels and order as the portal's receipt. */
export const receiptMail: MailWords = {
  subject: 'We received your payment of {amount}',
  heading: 'We received your payment',
  facts: [
    { name: LABELS.confirmation, value: '{confirmationNumber}', isMain: true },
    { name: LABELS.fee, value: '{fee}' },
    {
      name: LABELS.for,
      value: '{installments, select, several {Payments due since} other {Payment due}} {dueDay}',
    },
    { name: LABELS.property, value: '{property}' },
    { name: LABELS.loan, value: 'Loan ending in {lastFour}' },
    { name: LABELS.paidBy, value: '{holder}, {method} ending in {methodLastFour}' },
    { name: LABELS.received, value: '{receivedAt}' },
    { name: LABELS.credited, value: '{creditedDay}' },
    { name: LABELS.next, value: '{nextAmount}, due {nextDay}' },
  ],
  button: 'See your receipt',
  after: ['If you did not make this payment, call us right away.'],
  appendix: 'Your authorization',
  reason: 'You get this email because a payment was made on your loan.',
};

/** The reason in a receipt to somebody who is not signed in. */
export const guestReceiptReason = 'You get this email because a payment was made and its receipt was to go to this address.';

/** Precedes the last paragraph of a receipt for a payment from a bank account. */
export const bankMayReturnPayment =
  'This payment is final once your bank has paid it. If your bank returns it, we’ll write to you.';

export const feeMail: MailWords = {
  subject: 'A fee for your loan: {fee}, {amount}',
  heading: 'A fee for your loan',
  before: ['Hello {firstName}, please pay this fee for your loan. You need no account.'],
  facts: [
    { name: 'Fee', value: '{fee}', isMain: true },
    { name: 'Property', value: '{property}' },
    { name: 'Loan', value: 'Loan ending in {lastFour}' },
    { name: 'Pay by', value: '{lastDay}' },
    { name: 'Loan officer', value: '{officerName}, {officerEmail}' },
  ],
  button: 'Pay {amount}',
  after: ['The page shows what you pay before anything is charged. {officerName} can tell you what the fee is for.'],
  reason: 'You get this email because there is a fee to pay for your loan.',
};
