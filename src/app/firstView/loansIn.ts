import { loansSchema } from '#contract/borrower/loans.ts';
import { isUnreadable, readable, type Unreadable } from '#domain/unreadable.ts';
import { byUrgency } from '#features/loans/byUrgency.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { checkAnswer } from '#platform/api/answers/checkAnswer.ts';

/** The loans of an answer, the most urgent first; null where one of them cannot be read. */
export function loansIn(body: unknown): Loan[] | null {
  const { isGood, answer } = checkAnswer(loansSchema, body);
  const loans = answer as (Loan | Unreadable)[];
  return !isGood || loans.some(isUnreadable) ? null : readable(byUrgency(loans));
}
