/** What a device keeps of payments. */
import { sentPaymentName } from '#lending/payments/sentPayments.ts';

type Sent = { key: string; isUnseen?: boolean } | null;

const read = (name: string) => JSON.parse(window.localStorage.getItem(name) ?? 'null') as Sent;

/** Where the key of a payment that was sent stands. @param sub who paid; see `accessToken` */
export const sentEntry = (loanIdentifier = 'loan-1', sub = 'borrower-1') => `portal.sent.${sentPaymentName(sub, loanIdentifier)}`;
export const UNSENT = `portal.payment.${sentPaymentName('borrower-1', 'loan-1')}`;

/** An earlier page of this device has sent a payment, a minute ago. */
export const wasSent = (entry: string, key: string, more: object = {}) =>
  window.localStorage.setItem(entry, JSON.stringify({ key, sentAt: Date.now() - 60_000, ...more }));

/** The payment of `loan-1` as this device has it. */
export function storedIntent(): { key: string; sent: boolean } | null {
  const sent = read(sentEntry());
  if (sent !== null) return { key: sent.key, sent: sent.isUnseen !== true };
  const unsent = read(UNSENT);
  return unsent === null ? null : { key: unsent.key, sent: false };
}

/** Everything that the device keeps of payments. */
export const keptOfPayments = () => Object.keys(window.localStorage).filter((name) => /^portal\.(payment|sent)\./.test(name));
