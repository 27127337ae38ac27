import { dayOf } from './time/dates.ts';
import { lenderToday, standingOf, type StandingFacts } from './loanStanding.ts';
import { centsOf } from './money.ts';

/** More months than these are not named one by one. */
const MOST_NAMED = 6;

/**
 * The months whose installments are due and not paid, as the first day of each, the oldest first. The record names the oldest; the amount past
 * due says how many came after it. Empty where nothing is overdue, or where amount and months do not agree.
 */
export function missedInstallments(
  record: StandingFacts & { regularMonthlyPayment: string | null; delinquentPayment: string | null },
): string[] {
  const today = lenderToday(record);
  const monthly = centsOf(record.regularMonthlyPayment) ?? 0;
  const later = (centsOf(record.delinquentPayment) ?? Number.NaN) / monthly;
  const oldest = dayOf(record.dueDate);
  if (!['overdue', 'overdueCharged'].includes(standingOf(record).standing) || today === null || oldest === null) return [];
  if (monthly <= 0 || !Number.isInteger(later) || later >= MOST_NAMED) return [];
  const month = (count: number) =>
    new Date(Date.UTC(oldest.getUTCFullYear(), oldest.getUTCMonth() + count, 1)).toISOString().slice(0, 7);
  const thisMonth = today.slice(0, 7);
  // The last one missed has fallen due by now, and the next one not before this month.
  if (month(later) > thisMonth || month(later + 1) < thisMonth) return [];
  return Array.from({ length: later + 1 }, (_one, count) => `${month(count)}-01`);
}
