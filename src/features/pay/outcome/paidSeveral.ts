import type { FeeReceipt, PaymentReceipt } from '#contract/payment.ts';
import { addDays } from '#domain/time/dates.ts';

/** Days. */
const LONGEST_MONTH = 31;

/** The next installment is due more than a month after the one that was paid: it paid several. */
export function paidSeveral(receipt: PaymentReceipt | FeeReceipt): boolean {
  if (!('dueDate' in receipt) || receipt.nextPayment === undefined) return false;
  const paidThrough = addDays(receipt.dueDate, LONGEST_MONTH);
  return paidThrough !== null && receipt.nextPayment.dueDate > paidThrough;
}
