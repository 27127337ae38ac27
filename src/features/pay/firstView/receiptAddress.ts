import type { PaymentCalls } from '#contract/payment.ts';

const PATH = 'guestpayment/';
type Path = `GET ${typeof PATH}{key}` extends keyof PaymentCalls ? typeof PATH : never;

/**
 * Where a receipt's page asks what became of the payment, before the runtime document is there: `receipt.html` names the lender's API. Empty
 * where the reference is not plain: the application asks by its own rules, so that no address leads a call elsewhere.
 */
export function receiptAddress(): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="payment"]')?.content ?? '';
  const path: Path = PATH;
  const [, reference] = /^\/loans\/[\w-]+\/receipts\/([\w-]+)$/.exec(window.location.pathname) ?? [];
  return reference === undefined ? '' : `${base}/${path}${reference}`;
}
