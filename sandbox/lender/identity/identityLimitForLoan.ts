/** The limit on identity checks per loan. Guest payments and adding a loan share it, because both allow the same guesses. */
import { DAY_MS } from '../../base/clock/clock.ts';
import type { TryLimit } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { loadKeyedHash } from '../../base/keyedHash.ts';

interface LoanIdentityLimit {
  /** Hash of the loan number for use in the names of counts. The typed number may be anything, so it is not stored in plain text. */
  loanHash: string;
  /** The limit for this loan, whoever tries and for whatever purpose. */
  limit: TryLimit;
}

export async function identityLimitForLoan({ database, limits }: Sandbox, loanNumber: string): Promise<LoanIdentityLimit> {
  const loanHash = (await loadKeyedHash(database, 'try'))(loanNumber);
  return { loanHash, limit: { subject: `identity loan ${loanHash}`, max: limits.identityTriesPerLoanPerDay, windowMs: DAY_MS } };
}
