import { useIntl } from 'react-intl';

import { parseDay } from '#domain/time/dates.ts';

import { MONTHS_PER_YEAR } from './comparison.ts';
import { messages } from './messages.ts';

interface TimeFormatters {
  /** Formats years: "1 year", "5 years". */
  years: (years: number) => string;
  /** Formats months: "2 years, 1 month", "11 months", "4 years". */
  months: (months: number) => string;
  /** Formats the month that is a number of months after a date, as the specification demands: "Dec 2028". */
  monthAfter: (date: string, months: number) => string;
  /** Formats a list: "A, B, and C". */
  list: (names: readonly string[]) => string;
}

export function useTimeFormatters(): TimeFormatters {
  const intl = useIntl();
  const years = (count: number) => intl.formatMessage(messages.years, { years: count });
  return {
    years,
    months: (count) => {
      const [whole, rest] = [Math.floor(count / MONTHS_PER_YEAR), count % MONTHS_PER_YEAR];
      const parts = [
        ...(whole > 0 ? [years(whole)] : []),
        ...(rest > 0 ? [intl.formatMessage(messages.months, { months: rest })] : []),
      ];
      return parts.join(', ');
    },
    monthAfter: (date, months) => {
      const day = parseDay(date);
      if (day === null) return '';
      // Starts from the first day of the month, because adding months to a 31st can skip a shorter month.
      const month = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
      return intl.formatDate(month, { year: 'numeric', month: 'short', timeZone: 'UTC' });
    },
    list: (names) => intl.formatList(names, { type: 'conjunction' }),
  };
}
