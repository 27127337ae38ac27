import type { PaymentCalls } from '#contract/payment.ts';

const PATH = 'guestpayment/';
type Path = `GET ${typeof PATH}{key}` extends keyof PaymentCalls ? typeof PATH : never;

/** Where a receipt's page asks what became of the payment, before the runtime document is there: `receipt.html` names the lender's API. */
export function receiptAddress(): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="payment"]')?.content ?? '';
  const path: Path = PATH;
  return `${base}/${path}${window.location.pathname.split('/').at(-1) ?? ''}`;
}
