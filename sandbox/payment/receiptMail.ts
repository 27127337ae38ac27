/** The mailed receipt of a payment. */
import { LENDER_ZONE } from '../clock.ts';
import type { Sandbox } from '../context.ts';
import { escapeHtml } from '../http/html.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import { dollars, inWords } from './words.ts';
import type { PaymentTable } from './tables.ts';

const received = new Intl.DateTimeFormat('en-US', {
  timeZone: LENDER_ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Sends the receipt and marks it sent. One that is lost to a crash before the mark is sent at the next start. */
export async function mailReceipt({ mailer, database, settings }: Sandbox, payment: PaymentTable): Promise<void> {
  await mailer.send(receiptMail(payment, settings.portalOrigins[0] ?? settings.origin));
  await database
    .updateTable('payment')
    .set({ receipt_mailed_at: new Date() })
    .where('payment_id', '=', payment.payment_id)
    .execute();
}

function receiptMail(payment: PaymentTable, portalOrigin: string): OutgoingMail {
  const amount = dollars(payment.cents);
  const facts: [name: string, value: string][] = [
    ['Amount', amount],
    ['Reference number', payment.transaction_identifier],
    ['Loan', `ending in ${payment.loan_number.slice(-4)}`],
    ['For the payment due', inWords(payment.due_date)],
    ['Paid with', `${payment.method_issuer_name}, ending in ${payment.method_last_four}`],
    ['Received', received.format(payment.received_at ?? payment.claimed_at)],
    ['Credited to your loan on', inWords(payment.credited_on ?? payment.agreed_on)],
  ];
  const url = `${portalOrigin}/loans/${encodeURIComponent(payment.loan_identifier)}`;
  const note =
    'The payment is final once your bank has paid it. If your bank sends it back, we write to you. If you did not make this payment, call us right away.';
  return {
    to: payment.email,
    subject: `We received your payment of ${amount}`,
    text: [
      'Thank you. We received your payment.',
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `What you agreed to:\n${payment.authorization_text}`,
      note,
      `See your loan: ${url}`,
    ].join('\n\n'),
    html: `<h1>We received your payment</h1>
<table>
${facts.map(([name, value]) => `<tr><th scope="row" align="left">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
<h2>What you agreed to</h2>
<p>${escapeHtml(payment.authorization_text)}</p>
<p>${escapeHtml(note)}</p>
<p><a href="${escapeHtml(url)}">See your loan</a></p>`,
    links: [{ what: 'See your loan', url }],
  };
}
