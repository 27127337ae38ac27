import { wallClock } from '#domain/time/endOfDay.ts';

/**
 * Smaller differences between the clocks are ignored: the `Date` header has a resolution of seconds, and the response takes time to
 * arrive.
 */
const TOLERANCE_MS = 5000;

/**
 * How far the device's clock is behind the lender's, and the lender's time zone. Shared by the whole page, because there is only one
 * lender.
 */
const lenderClockState: { behindMs: number; timeZone?: string | undefined } = { behindMs: 0 };

/** Compares the device's clock with the lender's. @param header the `Date` header of a response; a cross-origin server may not expose it */
export function noteServerDate(header: unknown): void {
  const behindMs = typeof header === 'string' ? Date.parse(header) - Date.now() : NaN;
  if (!Number.isNaN(behindMs)) lenderClockState.behindMs = Math.abs(behindMs) < TOLERANCE_MS ? 0 : behindMs;
}

export const setLenderZone = (timeZone: string | undefined): void => {
  lenderClockState.timeZone = timeZone;
};

/** Returns the lender's local time, even if the device has another time zone or a wrong clock. See `wallClockFormat`. */
export const lenderClock = (): Date => wallClock(new Date(Date.now() + lenderClockState.behindMs), lenderClockState.timeZone);
