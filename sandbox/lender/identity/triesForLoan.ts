/** The limit on identity checks per loan. Guest payments and adding a loan share it, because both allow the same guesses. */
import { DAY_MS } from '../../base/clock/clock.ts';
import type { Count } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { keyedHash } from '../../base/keyedHash.ts';

export interface TriesForLoan {
  /** Hash of the loan number for use in the names of counts. The typed number may be anything, so it is not stored in plain text. */
  loan: string;
  /** The limit for this loan, whoever tries and for whatever purpose. */
  count: Count;
}

export async function triesForLoan({ database, limits }: Sandbox, loanNumber: string): Promise<TriesForLoan> {
  const loan = (await keyedHash(database, 'try'))(loanNumber);
  return { loan, count: { subject: `identity loan ${loan}`, most: limits.identityTriesPerLoanPerDay, windowMs: DAY_MS } };
}
