/** How many wrong identity checks are too many: for a loan number, known or not and whoever asks, and from one network address. */
import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import type { Count } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { triesForLoan } from '../../../lender/identity/triesForLoan.ts';

/** Where a miss counts; that of the loan together with tries to add it. A full count counts nowhere, so one caller can't use up everybody's tries for a loan. */
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
