import type { LoanServicing } from '#lending/servicing/loanShapes.ts';
import { standingOf } from '#domain/loanStanding.ts';

/** Where this portal takes the payment. */
const STANDINGS = ['dueSoon', 'due', 'paidAhead'];

/**
 * The due date that is worth a place in a calendar: after the lender's today, of a payment that is made here, also on that day.
 * Null otherwise.
 */
export function dayToCome(record: LoanServicing | undefined): string | null {
  if (record === undefined || record.dueDate === null || (record.daysUntilDueDate ?? 0) <= 0) return null;
  const { dueDate, newServicerEffectiveDate: effective } = record;
  const movesBefore = effective !== null && effective <= dueDate; // days of this form compare as text
  return !movesBefore && STANDINGS.includes(standingOf(record).standing) ? dueDate : null;
}
