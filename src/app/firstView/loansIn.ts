import { loansSchema } from '#contract/borrower/loans.ts';
import { isUnreadable, readable, type Unreadable } from '#domain/unreadable.ts';
import { byUrgency } from '#features/loans/byUrgency.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { checkAnswer } from '#platform/api/answers/checkAnswer.ts';

/** Returns the loans in a response body, most urgent first; null if any of them is unreadable. */
export function loansIn(body: unknown): Loan[] | null {
  const { isGood, answer } = checkAnswer(loansSchema, body);
  const loans = answer as (Loan | Unreadable)[];
  return !isGood || loans.some(isUnreadable) ? null : readable(byUrgency(loans));
}
