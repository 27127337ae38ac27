/** The one loan that `/pay` leads on to. */
import { standingOf } from '#domain/loanStanding.ts';
import { countUnreadable, readable, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';

/** Those that can be paid here, the most urgent first. */
export const payable = (loans: readonly (Loan | Unreadable)[]): Loan[] =>
  readable(loans).filter((loan) => standingOf(loan.loanServicings[0]).payable);

/** The loan, where there is nothing to choose; null otherwise. */
export function onlyPayable(loans: readonly (Loan | Unreadable)[]): Loan | null {
  const [loan, ...others] = payable(loans);
  return others.length === 0 && countUnreadable(loans) === 0 ? (loan ?? null) : null;
}
