import type { AgencyConsent } from '#contract/agency.ts';
import { HOUR_MS } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';

/** Either way: a device's clock may be wrong by hours, and nobody should be stuck because of that. */
const MOST_APART_MS = 24 * HOUR_MS;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/** When the borrower agreed; not later than now by the lender's clock. @throws Refusal 400 unless that is fresh, and it is said to what */
export function agreedAt({ clock }: Pick<Sandbox, 'clock'>, { agreedAtUtc, wording }: AgencyConsent): Date {
  const at = new Date(INSTANT.test(agreedAtUtc) ? agreedAtUtc : NaN);
  const now = clock.now();
  const isFresh = Math.abs(now.getTime() - at.getTime()) <= MOST_APART_MS; // false for no instant
  if (isFresh && wording.trim() !== '') return at > now ? now : at;
  throw new Refusal(400, 'Please agree again. Nothing was sent.', { fields: { consent: 'Please agree again.' } });
}
