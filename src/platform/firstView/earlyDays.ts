/** Days in words before the application's own are there. */
import { dayOf } from '#domain/time/dates.ts';
import { DAY_FORMATS, type DayFormat } from '#platform/i18n/dayFormats.ts';

const formats: Partial<Record<DayFormat, Intl.DateTimeFormat>> = {};

/** As `useFormatDay` writes it. @throws RangeError where it is no day, such as February 30 */
export function formatDay(date: string, format: DayFormat): string {
  formats[format] ??= new Intl.DateTimeFormat('en-US', DAY_FORMATS[format]);
  return formats[format].format(dayOf(date) ?? Number.NaN);
}

/** Makes the formats of the days while the answer is on its way: the first takes a phone 80 ms. */
export function prepareDays(): void {
  for (const format of ['weekday', 'shortWeekday', 'monthDay', 'date'] as const) formatDay('2026-01-01', format);
}
