import { getLoanStatus } from '#domain/loanStatus.ts';
import { countUnreadable, readableEntries, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';

/** Loans that can be paid here, in the order of the list (most urgent first). */
export const payableLoans = (loans: readonly (Loan | Unreadable)[]): Loan[] =>
  readableEntries(loans).filter((loan) => getLoanStatus(loan.loanServicings[0]).isPayable);

/** The only payable loan, to which `/pay` redirects; null when there is none, more than one, or an unreadable one. */
export function onlyPayableLoan(loans: readonly (Loan | Unreadable)[]): Loan | null {
  const [loan, ...others] = payableLoans(loans);
  return others.length === 0 && countUnreadable(loans) === 0 ? (loan ?? null) : null;
}
