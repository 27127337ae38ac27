import { useIntl } from 'react-intl';

import { parseDay } from '#domain/time/dates.ts';

import { DAY_FORMATS, type DayFormat } from './dayFormats.ts';

/** Formats calendar days, which no time zone may shift. Returns null when there is no date. */
export function useFormatDay(): (date: string | null | undefined, format: DayFormat) => string | null {
  const intl = useIntl();
  return (date, format) => {
    const day = parseDay(date);
    return day === null ? null : intl.formatDate(day, DAY_FORMATS[format]);
  };
}
