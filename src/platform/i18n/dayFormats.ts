/** A day is the same day in every time zone. */
const timeZone = 'UTC';

export const DAY_FORMATS = {
  /** "Dec 1, 2026": the specification's "MMM D, YYYY". */
  date: { year: 'numeric', month: 'short', day: 'numeric', timeZone },
  /** "December 1, 2026": on what is kept, as in the lender's mail. */
  long: { year: 'numeric', month: 'long', day: 'numeric', timeZone },
  /** "Friday, Dec 1" */
  weekday: { weekday: 'long', month: 'short', day: 'numeric', timeZone },
  /** "Fri, Dec 1" */
  shortWeekday: { weekday: 'short', month: 'short', day: 'numeric', timeZone },
  /** "Dec 1" */
  monthDay: { month: 'short', day: 'numeric', timeZone },
  /** "Sep 2026": the specification's "MMM YYYY". */
  monthYear: { year: 'numeric', month: 'short', timeZone },
  /** "December" */
  month: { month: 'long', timeZone },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayFormat = keyof typeof DAY_FORMATS;
