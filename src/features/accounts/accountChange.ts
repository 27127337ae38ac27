import type { FundingAccountChange } from '#contract/payment.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';

/** What saving answers: nothing when it went through, otherwise what failed. */
export type SaveChange = (change: FundingAccountChange) => Promise<PortalError | OwnProblem | undefined>;

/** The fields that are no longer as they were. */
export const changedOf = (
  before: Readonly<Partial<Record<keyof FundingAccountChange, string>>>,
  now: Readonly<Partial<Record<keyof FundingAccountChange, string | undefined>>>,
): FundingAccountChange =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as keyof FundingAccountChange]));
