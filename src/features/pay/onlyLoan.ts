/** The one loan that `/pay` leads on to. In one script with that page, because the list of loans has no need of it. */
import { standingOf } from '#domain/loanStanding.ts';
import { countUnreadable, readable, type Unreadable } from '#domain/unreadable.ts';
import { upsertQueryEntries } from '#features/loans/loansApi.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import type { PortalThunk } from '#platform/listen.ts';

/** Those that can be paid here, the most urgent first. */
export const payable = (loans: readonly (Loan | Unreadable)[]): Loan[] =>
  readable(loans).filter((loan) => standingOf(loan.loanServicings[0]).payable);

/** The loan, where there is nothing to choose; null otherwise. */
export function onlyPayable(loans: readonly (Loan | Unreadable)[]): Loan | null {
  const [loan, ...others] = payable(loans);
  return others.length === 0 && countUnreadable(loans) === 0 ? (loan ?? null) : null;
}

/** Keeps the only loan of a list that came just now as the answer for its page, which then need not ask for it again. */
export const keepOnlyLoan =
  (loans: readonly (Loan | Unreadable)[]): PortalThunk<void> =>
  (dispatch) => {
    const loan = onlyPayable(loans);
    if (loan !== null) dispatch(upsertQueryEntries([{ endpointName: 'getLoan', arg: loan.loanIdentifier, value: loan }]));
  };
