import type { LoanServicing } from '#lending/servicing/loanShapes.ts';
import { standingOf } from '#domain/loanStanding.ts';

/** States of a loan whose payments are made in this portal. */
const STANDINGS = ['dueSoon', 'due', 'paidAhead'];

/**
 * Returns the due date if it is worth adding to a calendar: it is in the future, and the payment is still made in this portal on that
 * day. Otherwise null.
 */
export function dayToCome(record: LoanServicing | undefined): string | null {
  if (record === undefined || record.dueDate === null || (record.daysUntilDueDate ?? 0) <= 0) return null;
  const { dueDate, newServicerEffectiveDate: effective } = record;
  const movesBefore = effective !== null && effective <= dueDate; // ISO dates compare correctly as strings
  return !movesBefore && STANDINGS.includes(standingOf(record).standing) ? dueDate : null;
}
