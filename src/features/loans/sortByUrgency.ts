import { urgencySortKey } from '#domain/loanStatus.ts';
import { isUnreadable, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';

/** Unreadable loans come last. */
export const sortByUrgency = (loans: readonly (Loan | Unreadable)[]): (Loan | Unreadable)[] =>
  loans
    .map((loan) => ({ loan, urgency: isUnreadable(loan) ? Number.MAX_SAFE_INTEGER : urgencySortKey(loan.loanServicings[0]) }))
    .sort((one, other) => one.urgency - other.urgency)
    .map(({ loan }) => loan);
