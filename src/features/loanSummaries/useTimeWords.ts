import { useIntl } from 'react-intl';

import { dayOf } from '#domain/time/dates.ts';

import { MONTHS_A_YEAR } from './comparison.ts';
import { messages } from './messages.ts';

interface TimeWords {
  /** "1 year", "5 years" */
  years: (years: number) => string;
  /** "2 years, 1 month", "11 months", "4 years" */
  months: (months: number) => string;
  /** The month that many months after a day, as the specification writes it: "Dec 2028". */
  monthAfter: (date: string, months: number) => string;
  /** "A, B, and C" */
  list: (names: readonly string[]) => string;
}

/** How spans of time and months are written on the page. */
export function useTimeWords(): TimeWords {
  const intl = useIntl();
  const years = (count: number) => intl.formatMessage(messages.years, { years: count });
  return {
    years,
    months: (count) => {
      const [whole, rest] = [Math.floor(count / MONTHS_A_YEAR), count % MONTHS_A_YEAR];
      const parts = [
        ...(whole > 0 ? [years(whole)] : []),
        ...(rest > 0 ? [intl.formatMessage(messages.months, { months: rest })] : []),
      ];
      return parts.join(', ');
    },
    monthAfter: (date, months) => {
      const day = dayOf(date);
      if (day === null) return '';
      // The first of its month: a 31st would skip a shorter month.
      const month = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
      return intl.formatDate(month, { year: 'numeric', month: 'short', timeZone: 'UTC' });
    },
    list: (names) => intl.formatList(names, { type: 'conjunction' }),
  };
}
