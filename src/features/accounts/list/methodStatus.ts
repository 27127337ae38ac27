import { expiryEnd, parseCardExpiry } from '#domain/userInput/cardExpiry.ts';

import type { FundingAccount } from '../accountsApi.ts';

const EXPIRES_SOON_DAYS = 60;
const DAY_MS = 86_400_000;

export type MethodStatus = 'good' | 'expiresSoon' | 'expired' | 'inactive' | 'unknown';

/**
 * Whether a payment method can be used. The lender reports whether it has expired; an active card that expires within 60 days counts as
 * `expiresSoon`.
 * @param now from `lenderTimeOfDayFormat`
 */
export function methodStatus({ status, expiryDate }: Pick<FundingAccount, 'status' | 'expiryDate'>, now: Date): MethodStatus {
  if (status === 'unknown') return 'unknown';
  if (status !== 'ACTIVE') return status === 'EXPIRED' ? 'expired' : 'inactive';
  const expiry = parseCardExpiry(expiryDate ?? '');
  if (expiry === null) return 'good';
  return expiryEnd(expiry).getTime() - now.getTime() <= EXPIRES_SOON_DAYS * DAY_MS ? 'expiresSoon' : 'good';
}
