import type { LoanStatusDetails, LoanStatus } from '#domain/loanStatus.ts';

import { messages } from './messages.ts';

const STATUS_LABELS = {
  overdue: { label: messages.statusOverdue, tone: 'error' },
  overdueCharged: { label: messages.statusOverdueCharged, tone: 'error' },
  dueToday: { label: messages.statusDueToday, tone: 'warning' },
  dueSoon: { label: messages.statusDueSoon, tone: 'neutral' },
  due: { label: messages.statusDue, tone: 'success' },
  paidAhead: { label: messages.statusPaidAhead, tone: 'success' },
  unclear: { label: messages.statusUnclear, tone: 'warning' },
  nothingDue: { label: messages.statusNothingDue, tone: 'success' },
  transferred: { label: messages.statusTransferred, tone: 'neutral' },
  dmi: { label: messages.statusDmi, tone: 'neutral' },
  specialServicing: { label: messages.statusSpecialServicing, tone: 'neutral' },
  notBoarded: { label: messages.statusNotBoarded, tone: 'neutral' },
} as const satisfies Record<LoanStatus, { label: object; tone: 'neutral' | 'warning' | 'error' | 'success' }>;

/**
 * Returns the text and tone of a loan's status. A first payment is named as such until it is late. Null for an ordinary payment due in
 * the future: the card already shows its amount and date, and a normal month is no warning.
 */
export function loanStatusLabel({ status, isFirstPayment, lastTimelyDay }: LoanStatusDetails) {
  const isTimely = ['dueToday', 'dueSoon', 'due', 'paidAhead'].includes(status);
  if (isFirstPayment && isTimely) return { label: messages.statusFirstPayment, tone: 'neutral' as const };
  return ['dueSoon', 'due'].includes(status) && lastTimelyDay !== null ? null : STATUS_LABELS[status];
}
