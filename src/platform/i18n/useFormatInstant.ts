import { use } from 'react';
import { useIntl } from 'react-intl';

import { dayAt } from '#domain/time/endOfDay.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';

type Instant = string | number | Date;

const TIME_OPTIONS = { hour: 'numeric', minute: '2-digit' } as const;
const TIME_ZONE_OPTIONS = { timeZoneName: 'longGeneric' } as const;
const DATE_OPTIONS = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/**
 * Formats instants in the lender's time zone and in the style of the lender's email. Falls back to the device's time zone if the lender
 * configured none, and to an empty string for an invalid instant.
 */
export function useFormatInstant() {
  const intl = useIntl();
  const timeZone = use(ConfigContext)?.support.timeZone; // Problem reports are written even without a configuration.
  const format = (instant: Instant, parts: Intl.DateTimeFormatOptions) => {
    const at = new Date(instant);
    return Number.isNaN(at.getTime()) ? '' : intl.formatDate(at, { ...parts, ...(timeZone === undefined ? {} : { timeZone }) });
  };
  return {
    /** "November 22, 2026 at 9:12 AM Eastern Time" */
    moment: (instant: Instant) => format(instant, { ...DATE_OPTIONS, ...TIME_OPTIONS, ...TIME_ZONE_OPTIONS }),
    /** "9:12 AM Eastern Time" */
    time: (instant: Instant) => format(instant, { ...TIME_OPTIONS, ...TIME_ZONE_OPTIONS }),
    /** "9:12:05 AM", for lists that name the time zone above them. */
    second: (instant: Instant) => format(instant, { ...TIME_OPTIONS, second: '2-digit' }),
    /** Returns the lender's calendar day as `YYYY-MM-DD` for `useFormatDay`; null for an invalid instant. */
    dayOf: (instant: Instant) => {
      const at = new Date(instant);
      return Number.isNaN(at.getTime()) ? null : dayAt(at, timeZone);
    },
  };
}
