import type { LoanServicing } from '#contract/borrower/loans.ts';
import { standingOf } from '#domain/loanStanding.ts';

/** Where this portal or DMI takes the payment. */
const STANDINGS = ['dueSoon', 'due', 'paidAhead', 'dmi'];

/**
 * The due date that is worth a place in a calendar: after the lender's today, of a payment that is made here or at DMI, also on that day.
 * Null otherwise.
 */
export function dayToCome(record: LoanServicing | undefined): string | null {
  if (record === undefined || record.dueDate === null || (record.daysUntilDueDate ?? 0) <= 0) return null;
  const { dueDate, newServicerEffectiveDate: effective } = record;
  const movesBefore = effective !== null && effective <= dueDate; // days of this form compare as text
  return !movesBefore && STANDINGS.includes(standingOf(record).standing) ? dueDate : null;
}
