/** Formats dates before the application's `IntlProvider` exists. */
import { parseDay } from '#domain/time/dates.ts';
import { DAY_FORMATS, type DayFormat } from '#platform/i18n/dayFormats.ts';

const dateFormats: Partial<Record<DayFormat, Intl.DateTimeFormat>> = {};

/** Formats a date exactly like `useFormatDay`. @throws RangeError for an invalid date such as February 30 */
export function formatDay(date: string, format: DayFormat): string {
  dateFormats[format] ??= new Intl.DateTimeFormat('en-US', DAY_FORMATS[format]);
  return dateFormats[format].format(parseDay(date) ?? Number.NaN);
}

/** Creates the date formatters while the request is pending, because creating the first one takes about 80 ms on a phone. */
export function warmUpDateFormats(): void {
  for (const format of ['weekday', 'shortWeekday', 'monthDay', 'date'] as const) formatDay('2026-01-01', format);
}
