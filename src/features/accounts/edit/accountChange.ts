import type { FundingAccountChange } from '#contract/payment.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';

/** Saves a change. Returns undefined on success, otherwise the error. */
export type SaveChange = (change: FundingAccountChange) => Promise<PortalError | OwnProblem | undefined>;

/** Returns only the fields whose value has changed. */
export const changedOf = (
  before: Readonly<Partial<Record<keyof FundingAccountChange, string>>>,
  now: Readonly<Partial<Record<keyof FundingAccountChange, string | undefined>>>,
): FundingAccountChange =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as keyof FundingAccountChange]));
