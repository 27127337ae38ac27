import type { PaymentCalls } from '#contract/payment.ts';

const PAYMENT_PATH = 'guestpayment/';
type PaymentPath = `GET ${typeof PAYMENT_PATH}{key}` extends keyof PaymentCalls ? typeof PAYMENT_PATH : never;

/**
 * Address of the request for a receipt's payment, sent before the runtime configuration is loaded: `receipt.html` holds the payment API's
 * base URL. Returns an empty string when the reference has unexpected characters, so that a crafted URL cannot send the request to
 * another endpoint; the application then makes the request with its own checks.
 */
export function receiptUrl(): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="payment"]')?.content ?? '';
  const path: PaymentPath = PAYMENT_PATH;
  const [, reference] = /^\/loans\/[\w-]+\/receipts\/([\w-]+)$/.exec(window.location.pathname) ?? [];
  return reference === undefined ? '' : `${base}/${path}${reference}`;
}
