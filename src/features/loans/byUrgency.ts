import { urgencyOf } from '#domain/loanStanding.ts';
import { isUnreadable, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';

/** Loans in the order of the list: the most urgent first, those that cannot be read last. */
export const byUrgency = (loans: readonly (Loan | Unreadable)[]): (Loan | Unreadable)[] =>
  loans
    .map((loan) => ({ loan, urgency: isUnreadable(loan) ? Number.MAX_SAFE_INTEGER : urgencyOf(loan.loanServicings[0]) }))
    .sort((one, other) => one.urgency - other.urgency)
    .map(({ loan }) => loan);
