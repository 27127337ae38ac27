import { parseDay } from './time/dates.ts';
import { lenderToday, getLoanStatus, type LoanStatusFields } from './loanStatus.ts';
import { centsOf } from './money.ts';

/** With more missed months than this, they are not listed one by one. */
const MAX_LISTED_MONTHS = 6;

/**
 * Lists the months whose installments were missed, oldest first, each as its first day. The record's due date is the oldest; the past-due
 * amount shows how many followed. Empty when nothing is overdue, or when the amount does not match a number of months.
 */
export function missedInstallments(
  record: LoanStatusFields & { regularMonthlyPayment: string | null; delinquentPayment: string | null },
): string[] {
  const today = lenderToday(record);
  const monthly = centsOf(record.regularMonthlyPayment) ?? 0;
  const later = (centsOf(record.delinquentPayment) ?? Number.NaN) / monthly;
  const oldest = parseDay(record.dueDate);
  if (!['overdue', 'overdueCharged'].includes(getLoanStatus(record).status) || today === null || oldest === null) return [];
  if (monthly <= 0 || !Number.isInteger(later) || later >= MAX_LISTED_MONTHS) return [];
  const month = (count: number) =>
    new Date(Date.UTC(oldest.getUTCFullYear(), oldest.getUTCMonth() + count, 1)).toISOString().slice(0, 7);
  const thisMonth = today.slice(0, 7);
  // The last missed installment must be due by now, and the next one must not have been due before this month.
  if (month(later) > thisMonth || month(later + 1) < thisMonth) return [];
  return Array.from({ length: later + 1 }, (_one, count) => `${month(count)}-01`);
}
