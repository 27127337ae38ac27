import type { LoanServicing } from '#lending/servicing/loanTypes.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';

/** States of a loan whose payments are made in this portal. */
const PAYABLE_STATES = ['dueSoon', 'due', 'paidAhead'];

/**
 * Returns the due date if it is worth adding to a calendar: it is in the future, and the payment is still made in this portal on that
 * day. Otherwise null.
 */
export function upcomingDueDate(record: LoanServicing | undefined): string | null {
  if (record === undefined || record.dueDate === null || (record.daysUntilDueDate ?? 0) <= 0) return null;
  const { dueDate, newServicerEffectiveDate: effective } = record;
  const movesBefore = effective !== null && effective <= dueDate; // ISO dates compare correctly as strings
  return !movesBefore && PAYABLE_STATES.includes(getLoanStatus(record).status) ? dueDate : null;
}
