import type { Property } from '#contract/borrower/loans.ts';
import { LENDER_TIME_ZONE } from '../base/clock/clock.ts';
import { toMoney } from '../base/wire/formats.ts';

const longDayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a calendar day, for example "October 1, 2026". */
export const formatDay = (day: string): string => longDayFormat.format(new Date(`${day}T00:00:00Z`));

const lenderTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: LENDER_TIME_ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'longGeneric',
});

/** Formats an instant in the lender's time zone, for example "November 22, 2026 at 9:12 AM Eastern Time". */
export const formatInstant = (instant: Date): string => lenderTimeFormat.format(instant);

const lenderTimeOfDayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: LENDER_TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a time of day in the lender's time zone, for example "9:12 AM". */
export const formatTimeOfDay = (instant: Date): string => lenderTimeOfDayFormat.format(instant);

const relativeTimeFormat = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
const TIME_UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Formats how long ago something was, for example "2 hours ago"; less than a minute is "just now". */
export function formatTimeAgo(instant: Date, now: Date): string {
  const seconds = (now.getTime() - instant.getTime()) / 1000;
  const [unit, length] = TIME_UNITS.find((one) => seconds >= one[1]) ?? [];
  return unit === undefined || length === undefined ? 'just now' : relativeTimeFormat.format(-Math.floor(seconds / length), unit);
}

/** Formats a waiting time in the largest unit that fits, rounded up so that nobody comes back too early. */
export function formatDuration(seconds: number): string {
  const [count, unit] =
    seconds > 5400
      ? [Math.ceil(seconds / 3600), 'hour']
      : seconds > 90
        ? [Math.ceil(seconds / 60), 'minute']
        : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Formats cents, for example "$1,842.17". */
export const formatDollars = (cents: number): string => `$${toMoney(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** Formats a property's address on one line, for example "418 Maple Street, Lakewood, OH". */
export const formatAddress = ({ street, city, state }: { street: string; city: string; state: string }): string =>
  [street, city, state].filter(Boolean).join(', ');

/** Formats a mailing address on one line, for example "418 Maple Street, Lakewood, OH 44107". */
export const formatMailingAddress = ({ streetAddress, city, state, zipCode }: Property): string =>
  [streetAddress, city, `${state} ${zipCode}`].join(', ');

/** Masks an email address so that only its owner recognizes it, for example "d•••@example.com". */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}•••${at < 0 ? '' : email.slice(at)}`;
};
