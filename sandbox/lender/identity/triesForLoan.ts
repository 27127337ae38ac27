/** How often anybody may tell what a person on a loan knows: whether to pay without an account or to add the loan, it is the same guess. */
import { DAY_MS } from '../../base/clock/clock.ts';
import type { Count } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { keyedHash } from '../../base/keyedHash.ts';

export interface TriesForLoan {
  /** Stands for the loan number in the name of a count: what was typed may be any number, so it is not kept as it is. */
  loan: string;
  /** Of the loan, whoever asks and for whatever. */
  count: Count;
}

export async function triesForLoan({ database, limits }: Sandbox, loanNumber: string): Promise<TriesForLoan> {
  const loan = (await keyedHash(database, 'try'))(loanNumber);
  return { loan, count: { subject: `identity loan ${loan}`, most: limits.identityTriesPerLoanPerDay, windowMs: DAY_MS } };
}
