import { pendingPaymentStorageName } from '#lending/payments/pendingPayments.ts';

type Sent = { key: string; isUnseen?: boolean } | null;

const read = (name: string) => JSON.parse(window.localStorage.getItem(name) ?? 'null') as Sent;

/** Storage key of a payment that was sent. @param sub the borrower who paid; see `accessToken` */
export const sentPaymentKey = (loanIdentifier = 'loan-1', sub = 'borrower-1') =>
  `portal.sent.${pendingPaymentStorageName(sub, loanIdentifier)}`;
export const UNSENT_PAYMENT_KEY = `portal.payment.${pendingPaymentStorageName('borrower-1', 'loan-1')}`;

/** Stores a payment as sent one minute ago by an earlier page on this device. */
export const wasSent = (entry: string, key: string, more: object = {}) =>
  window.localStorage.setItem(entry, JSON.stringify({ key, sentAt: Date.now() - 60_000, ...more }));

export function storedIntent(): { key: string; sent: boolean } | null {
  const sent = read(sentPaymentKey());
  if (sent !== null) return { key: sent.key, sent: sent.isUnseen !== true };
  const unsent = read(UNSENT_PAYMENT_KEY);
  return unsent === null ? null : { key: unsent.key, sent: false };
}

export const storedPaymentKeys = () => Object.keys(window.localStorage).filter((name) => /^portal\.(payment|sent)\./.test(name));
