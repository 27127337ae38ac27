import type { Unreadable } from '#domain/unreadable.ts';
import { upsertQueryEntries } from '#features/loans/loansApi.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import type { PortalThunk } from '#platform/listen.ts';

import { onlyPayable } from './onlyLoan.ts';

/** Keeps the only loan of a list that came just now as the answer for its page, which then need not ask for it again. */
export const keepOnlyLoan =
  (loans: readonly (Loan | Unreadable)[]): PortalThunk<void> =>
  (dispatch) => {
    const loan = onlyPayable(loans);
    if (loan !== null) dispatch(upsertQueryEntries([{ endpointName: 'getLoan', arg: loan.loanIdentifier, value: loan }]));
  };
