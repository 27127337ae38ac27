import type { FundingAccountChange } from '#contract/payment.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { LocalFormError } from '#platform/forms/submitErrors.ts';

export type SaveChange = (change: FundingAccountChange) => Promise<PortalError | LocalFormError | undefined>;

export const changedFields = (
  before: Readonly<Partial<Record<keyof FundingAccountChange, string>>>,
  now: Readonly<Partial<Record<keyof FundingAccountChange, string | undefined>>>,
): FundingAccountChange =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as keyof FundingAccountChange]));
