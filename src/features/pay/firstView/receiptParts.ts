import { paymentOutcomeSchema, type PaymentOutcome, type PaymentReceipt } from '#contract/payment.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { validateResponse } from '#platform/api/responses/validateResponse.ts';
import { formatDay } from '#platform/firstView/earlyDateFormats.ts';
import type { ViewPart } from '#platform/firstView/viewPart.ts';

import { coversSeveralInstallments } from '../outcome/coversSeveralInstallments.ts';
import { formatReceivedAt } from '../outcome/formatReceivedAt.ts';

const formatInstant = (at: Date, parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', parts).format(at);

/**
 * Returns null when the receipt gets no early view: the payment has no receipt for this loan, or it needs a text that no prebuilt part
 * has.
 * @param body response body of the payment API
 * @param timeZone the lender's time zone; empty when the configuration has none
 */
export function receiptPage(body: unknown, loanIdentifier: string, timeZone: string | undefined): ViewPart | null {
  const { isGood, answer } = validateResponse(paymentOutcomeSchema, body);
  const outcome = answer as PaymentOutcome;
  if (!isGood || outcome.state !== 'succeeded' || outcome.receipt.loanIdentifier !== loanIdentifier) return null;
  const { receipt } = outcome;
  const { method } = receipt;
  const cents = centsOf(receipt.amount);
  if (cents === null || method.issuerName === '') return null;
  const amount = formatCents(cents);
  return {
    name: 'page',
    texts: { id: loanIdentifier, dollars: amount.slice(0, -3), cents: amount.slice(-3) },
    slots: [
      receiptRows(receipt, timeZone === '' ? undefined : timeZone),
      [
        { name: 'ways' },
        { name: method.type === 'ACH' ? 'mailed, from a bank' : 'mailed', texts: { email: receipt.email } },
        { name: 'authorization', texts: { authorization: receipt.authorizationText } },
        { name: 'again' },
      ],
    ],
  };
}

function receiptRows(receipt: PaymentReceipt, timeZone: string | undefined): ViewPart[] {
  const { dueDate, property, method, nextPayment } = receipt;
  const { there, here } = formatReceivedAt(receipt.receivedAtUtc, timeZone, formatInstant);
  const row = (name: string, texts: NonNullable<ViewPart['texts']>): ViewPart => ({ name: `row ${name}`, texts });
  return [
    row('confirmation', { confirmation: receipt.transactionIdentifier }),
    ...(dueDate === undefined
      ? []
      : [row(coversSeveralInstallments(receipt) ? 'for several' : 'for', { date: formatDay(dueDate, 'long') })]),
    ...(property === undefined ? [] : [row('property', { property })]),
    row('loan', { lastFour: receipt.loanNumberLastFour }),
    row('paid by', { holder: method.accountHolderName, issuer: method.issuerName, lastFour: method.lastFour }),
    row(here === null ? 'received' : 'received elsewhere', { there, here: here ?? '' }),
    row('credited', { date: formatDay(receipt.creditedOn, 'long') }),
    ...(nextPayment === undefined
      ? []
      : [
          row('next', {
            amount: formatCents(centsOf(nextPayment.amount) ?? 0),
            date: formatDay(nextPayment.dueDate, 'long'),
          }),
        ]),
  ];
}
