/** Finds the only payable loan, to which `/pay` redirects. */
import { standingOf } from '#domain/loanStanding.ts';
import { countUnreadable, readable, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';

/** Loans that can be paid here, in the order of the list (most urgent first). */
export const payable = (loans: readonly (Loan | Unreadable)[]): Loan[] =>
  readable(loans).filter((loan) => standingOf(loan.loanServicings[0]).payable);

/** The only payable loan, or null when there is none, more than one, or an unreadable one. */
export function onlyPayable(loans: readonly (Loan | Unreadable)[]): Loan | null {
  const [loan, ...others] = payable(loans);
  return others.length === 0 && countUnreadable(loans) === 0 ? (loan ?? null) : null;
}
