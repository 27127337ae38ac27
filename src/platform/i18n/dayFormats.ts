/** Calendar days have no time zone; formatting them in UTC keeps them from shifting. */
const timeZone = 'UTC';

export const DAY_FORMATS = {
  /** "Dec 1, 2026": the specification's "MMM D, YYYY". */
  date: { year: 'numeric', month: 'short', day: 'numeric', timeZone },
  /** "December 1, 2026": used on receipts and other records, as in the lender's email. */
  long: { year: 'numeric', month: 'long', day: 'numeric', timeZone },
  /** "Friday, Dec 1" */
  weekday: { weekday: 'long', month: 'short', day: 'numeric', timeZone },
  /** "Fri, Dec 1" */
  shortWeekday: { weekday: 'short', month: 'short', day: 'numeric', timeZone },
  /** "Dec 1" */
  monthDay: { month: 'short', day: 'numeric', timeZone },
  /** "Sep 2026": the specification's "MMM YYYY". */
  monthYear: { year: 'numeric', month: 'short', timeZone },
  month: { month: 'long', timeZone },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayFormat = keyof typeof DAY_FORMATS;
