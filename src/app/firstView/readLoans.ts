import { loansSchema } from '#contract/borrower/loans.ts';
import { isUnreadable, readableEntries, type Unreadable } from '#domain/unreadable.ts';
import { sortByUrgency } from '#features/loans/sortByUrgency.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { validateResponse } from '#platform/api/responses/validateResponse.ts';

/** Returns the loans in a response body, most urgent first; null if any of them is unreadable. */
export function readLoans(body: unknown): Loan[] | null {
  const { isGood, answer } = validateResponse(loansSchema, body);
  const loans = answer as (Loan | Unreadable)[];
  return !isGood || loans.some(isUnreadable) ? null : readableEntries(sortByUrgency(loans));
}
