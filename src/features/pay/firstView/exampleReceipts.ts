import type { PaymentReceipt } from '#contract/payment.ts';
import { addDays } from '#domain/time/dates.ts';
import { formatApiAmount } from '#domain/money.ts';

type ExampleKind = Pick<PaymentReceipt['method'], 'type'> & { nextAfter: number | null; hasProperty: boolean };

const EXAMPLE_KINDS: ExampleKind[] = [
  { type: 'DEBIT', nextAfter: 31, hasProperty: true },
  { type: 'ACH', nextAfter: 62, hasProperty: true },
  { type: 'DEBIT', nextAfter: null, hasProperty: false },
];

/**
 * Sample receipts for the build, which cuts the early view's pieces out of the pages it renders with them. Every variant of the receipt
 * page occurs more than once, with different texts.
 */
export const exampleReceipts = (): PaymentReceipt[] =>
  [1, 2].flatMap((nth) => EXAMPLE_KINDS.map((kind) => exampleReceipt(kind, nth)));

function exampleReceipt({ type, nextAfter, hasProperty }: ExampleKind, nth: number): PaymentReceipt {
  const dueDate = addDays('2026-10-14', 17 * nth) ?? '';
  return {
    transactionIdentifier: `sample-confirmation-${nth}`,
    amount: formatApiAmount(126_414 + 1111 * nth),
    loanNumberLastFour: `9${nth}93`,
    method: { type, issuerName: `Sample Issuer ${nth}`, lastFour: `8${nth}83`, accountHolderName: `Sample Holder ${nth}` },
    receivedAtUtc: `${addDays(dueDate, -3) ?? ''}T1${nth}:15:00Z`,
    creditedOn: addDays(dueDate, -2) ?? '',
    email: `sample-${nth}@example.com`,
    authorizationText: `Sample authorization ${nth}`,
    loanIdentifier: `sample-id-${nth}`,
    ...(nextAfter === null ? {} : { dueDate }),
    ...(hasProperty ? { property: `${nth} Sample Street, Sampleton` } : {}),
    ...(nextAfter === null
      ? {}
      : { nextPayment: { amount: formatApiAmount(99_005 + nth), dueDate: addDays(dueDate, nextAfter) ?? '' } }),
  };
}
