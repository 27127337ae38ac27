import type { FeeReceipt, PaymentReceipt } from '#contract/payment.ts';
import { addDays } from '#domain/time/dates.ts';

/** In days. */
const LONGEST_MONTH_DAYS = 31;

/** Whether the payment covered several installments: the next one is then due more than a month after the one that was paid. */
export function coversSeveralInstallments(receipt: PaymentReceipt | FeeReceipt): boolean {
  if (!('dueDate' in receipt) || receipt.nextPayment === undefined) return false;
  const paidThrough = addDays(receipt.dueDate, LONGEST_MONTH_DAYS);
  return paidThrough !== null && receipt.nextPayment.dueDate > paidThrough;
}
