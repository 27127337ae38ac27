/** Limits failed identity checks per loan number, whether or not it exists, and per network address. */
import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import type { TryLimit } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { identityLimitForLoan } from '../../../lender/identity/identityLimitForLoan.ts';

/**
 * The counters for a failed check. The loan's counter is shared with attempts to add the loan. When one counter is full, none is
 * increased, so that a single caller can't use up all attempts for a loan.
 */
export async function identityCounts(
  sandbox: Sandbox,
  { loanNumber, address, isChecked }: { loanNumber: string; address: string; isChecked: boolean },
): Promise<TryLimit[]> {
  const { limits } = sandbox;
  const { loanHash, limit: ofLoan } = await identityLimitForLoan(sandbox, loanNumber);
  const count = (subject: string, max: number, windowMs: number): TryLimit => ({ subject: `identity ${subject}`, max, windowMs });
  return [
    count(`address ${address}`, limits.identityTriesPerAddressPerHour, HOUR_MS),
    ofLoan,
    ...(isChecked
      ? []
      : [
          count(`unchecked address ${address}`, limits.uncheckedTriesPerAddressPerHour, HOUR_MS),
          count(`unchecked loan ${loanHash}`, limits.uncheckedTriesPerLoanPerDay, DAY_MS),
        ]),
  ];
}
