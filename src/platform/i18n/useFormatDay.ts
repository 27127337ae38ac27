import { useIntl } from 'react-intl';

import { dayOf } from '#domain/time/dates.ts';

import { englishDay, type DayFormat } from './englishDay.ts';
import { DEFAULT_LOCALE } from './portalIntl.ts';

export const DAY_FORMATS = {
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
} as const satisfies Record<string, DayFormat>;

/** Formats calendar days, which no time zone may shift; null when there is no day. */
export function useFormatDay(): (date: string | null | undefined, format: keyof typeof DAY_FORMATS) => string | null {
  const intl = useIntl();
  return (date, format) => {
    const day = dayOf(date);
    if (day === null) return null;
    const parts = DAY_FORMATS[format];
    return intl.locale === DEFAULT_LOCALE ? englishDay(day, parts) : intl.formatDate(day, { ...parts, timeZone: 'UTC' });
  };
}
