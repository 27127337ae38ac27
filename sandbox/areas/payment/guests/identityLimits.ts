/** How many identity checks are too many: for a loan number, known or not and whoever asks, and from one network address. */
import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import { countTry } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { triesForLoan } from '../../../lender/identity/triesForLoan.ts';

/**
 * Counts one try, right or wrong; that of the loan together with tries to add it. The address comes first, so that one caller can't use up everybody's tries for a loan.
 * @returns null when there was room; otherwise the seconds until there is
 */
export async function countIdentityTry(
  sandbox: Sandbox,
  { loanNumber, address, isChecked }: { loanNumber: string; address: string; isChecked: boolean },
): Promise<number | null> {
  const { limits } = sandbox;
  const { loan, count: ofLoan } = await triesForLoan(sandbox, loanNumber);
  const count = (subject: string, most: number, windowMs: number) => countTry(sandbox, `identity ${subject}`, most, windowMs);
  return (
    (isChecked ? null : await count(`unchecked address ${address}`, limits.uncheckedTriesPerAddressPerHour, HOUR_MS)) ??
    (await count(`address ${address}`, limits.identityTriesPerAddressPerHour, HOUR_MS)) ??
    (isChecked ? null : await count(`unchecked loan ${loan}`, limits.uncheckedTriesPerLoanPerDay, DAY_MS)) ??
    (await countTry(sandbox, ofLoan.subject, ofLoan.most, ofLoan.windowMs))
  );
}
