import { useIntl, type FormatDateOptions } from 'react-intl';

import { dayOf } from '#domain/time/dates.ts';

const FORMATS = {
  /** "Dec 1, 2026": the specification's "MMM D, YYYY". */
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  /** "December 1, 2026": on what is kept, as in the lender's mail. */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** "Friday, Dec 1" */
  weekday: { weekday: 'long', month: 'short', day: 'numeric' },
  /** "Fri, Dec 1" */
  shortWeekday: { weekday: 'short', month: 'short', day: 'numeric' },
  /** "Dec 1" */
  monthDay: { month: 'short', day: 'numeric' },
  /** "Sep 2026": the specification's "MMM YYYY". */
  monthYear: { year: 'numeric', month: 'short' },
  /** "December" */
  month: { month: 'long' },
} as const satisfies Record<string, FormatDateOptions>;

/** Formats calendar days, which no time zone may shift; null when there is no day. */
export function useFormatDay(): (date: string | null | undefined, format: keyof typeof FORMATS) => string | null {
  const intl = useIntl();
  return (date, format) => {
    const day = dayOf(date);
    return day === null ? null : intl.formatDate(day, { ...FORMATS[format], timeZone: 'UTC' });
  };
}
