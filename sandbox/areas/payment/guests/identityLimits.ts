/** Limits failed identity checks per loan number, whether or not it exists, and per network address. */
import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import type { Count } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { triesForLoan } from '../../../lender/identity/triesForLoan.ts';

/**
 * The counters for a failed check. The loan's counter is shared with attempts to add the loan. When one counter is full, none is
 * increased, so that a single caller can't use up all attempts for a loan.
 */
export async function identityCounts(
  sandbox: Sandbox,
  { loanNumber, address, isChecked }: { loanNumber: string; address: string; isChecked: boolean },
): Promise<Count[]> {
  const { limits } = sandbox;
  const { loan, count: ofLoan } = await triesForLoan(sandbox, loanNumber);
  const count = (subject: string, most: number, windowMs: number): Count => ({ subject: `identity ${subject}`, most, windowMs });
  return [
    count(`address ${address}`, limits.identityTriesPerAddressPerHour, HOUR_MS),
    ofLoan,
    ...(isChecked
      ? []
      : [
          count(`unchecked address ${address}`, limits.uncheckedTriesPerAddressPerHour, HOUR_MS),
          count(`unchecked loan ${loan}`, limits.uncheckedTriesPerLoanPerDay, DAY_MS),
        ]),
  ];
}
