import type { AgencyConsent } from '#contract/agency.ts';
import { HOUR_MS } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';

const LONGEST_AGO_MS = 24 * HOUR_MS;
/** Clocks of devices are not quite right. */
const MOST_AHEAD_MS = 5 * 60_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/** When the borrower agreed. @throws Refusal 400 unless that is fresh, and it is said to what */
export function agreedAt({ clock }: Pick<Sandbox, 'clock'>, { agreedAtUtc, wording }: AgencyConsent): Date {
  const at = new Date(INSTANT.test(agreedAtUtc) ? agreedAtUtc : NaN);
  const ago = clock.now().getTime() - at.getTime();
  const isFresh = ago <= LONGEST_AGO_MS && ago >= -MOST_AHEAD_MS; // false for no instant
  if (isFresh && wording.trim() !== '') return at;
  throw new Refusal(400, 'Please agree again. Nothing was sent.', { fields: { consent: 'Please agree again.' } });
}
