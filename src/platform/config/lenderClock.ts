import { wallClock } from '#domain/time/endOfDay.ts';

/** Answers tell the second; what is less says more about the way than about the clock. */
const EXACT_MS = 5000;

/** How far the device's clock is behind the lender's, and the lender's zone. One for the page, because there is one lender. */
const clock: { behindMs: number; timeZone?: string | undefined } = { behindMs: 0 };

/** @param header `Date` of an answer; another origin may keep it to itself */
export function noteServerDate(header: unknown): void {
  const behindMs = typeof header === 'string' ? Date.parse(header) - Date.now() : NaN;
  if (!Number.isNaN(behindMs)) clock.behindMs = Math.abs(behindMs) < EXACT_MS ? 0 : behindMs;
}

export const setLenderZone = (timeZone: string | undefined): void => {
  clock.timeZone = timeZone;
};

/** The clock on the lender's wall, also on a device in another zone or with a wrong clock. See `wallClock`. */
export const lenderClock = (): Date => wallClock(new Date(Date.now() + clock.behindMs), clock.timeZone);
