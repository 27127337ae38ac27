/** The mailed receipt of a payment. */
import { LENDER_ZONE } from '../../../base/clock/clock.ts';
import type { OutgoingMail } from '../../../base/mail/mailer.ts';
import { renderHtml } from '../../../base/pages/html.tsx';
import type { Sandbox } from '../../../base/sandbox.ts';
import { dayInWords, dollars } from '../../../lender/words/words.ts';
import { isFeePayment, type PaymentTable } from '../books/tables.ts';

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
  const portal = settings.portalOrigins[0] ?? settings.origin;
  const fee = isFeePayment(payment)
    ? await database
        .selectFrom('fee')
        .select('type')
        .where('fee_payment_identifier', '=', payment.fee_payment_identifier)
        .executeTakeFirst()
    : undefined;
  await mailer.send(receiptMail(payment, { portal, feeType: fee?.type }));
  await database
    .updateTable('payment')
    .set({ receipt_mailed_at: new Date() })
    .where('payment_id', '=', payment.payment_id)
    .execute();
}

function receiptMail(payment: PaymentTable, { portal, feeType }: { portal: string; feeType: string | undefined }): OutgoingMail {
  const amount = dollars(payment.cents);
  const credited = dayInWords(payment.credited_on ?? payment.agreed_on);
  const facts: [name: string, value: string][] = [
    ['Amount', amount],
    ['Reference number', payment.transaction_identifier],
    ['Loan', `ending in ${payment.loan_number.slice(-4)}`],
    ...(payment.due_date === null ? [] : [['For the payment due', dayInWords(payment.due_date)] satisfies [string, string]]),
    ...(feeType === undefined ? [] : [['For the fee', feeType] satisfies [string, string]]),
    ['Paid with', `${payment.method_issuer_name}, ending in ${payment.method_last_four}`],
    ['Received', received.format(payment.received_at ?? payment.claimed_at)],
    [feeType === undefined ? 'Credited to your loan on' : 'Credited on', credited],
  ];
  // Only a borrower can open the loan's page. A guest's mail leads to no more than the payer knows.
  const link =
    payment.payer_kind === 'borrower' && payment.loan_identifier !== null
      ? { what: 'See your loan', url: `${portal}/loans/${encodeURIComponent(payment.loan_identifier)}` }
      : { what: 'Open the portal', url: `${portal}/pay` };
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
      `${link.what}: ${link.url}`,
    ].join('\n\n'),
    html: renderHtml(
      <>
        <h1>We received your payment</h1>
        <table>
          <tbody>
            {facts.map(([name, value]) => (
              <tr key={name}>
                <th scope="row" align="left">
                  {name}
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>What you agreed to</h2>
        <p>{payment.authorization_text}</p>
        <p>{note}</p>
        <p>
          <a href={link.url}>{link.what}</a>
        </p>
      </>,
    ),
    links: [link],
  };
}
