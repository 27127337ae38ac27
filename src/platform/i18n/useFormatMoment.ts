import { use } from 'react';
import { useIntl } from 'react-intl';

import { dayAt } from '#domain/time/endOfDay.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';

type Instant = string | number | Date;

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const ZONE = { timeZoneName: 'longGeneric' } as const;
const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/**
 * Tells instants by the clock on the lender's wall, in the words of the lender's mails. Where the lender names no zone, the device's clock
 * stands in. What is no instant is told as nothing.
 */
export function useFormatMoment() {
  const intl = useIntl();
  const timeZone = use(ConfigContext)?.support.timeZone; // reports are written also where the portal could not start
  const format = (instant: Instant, parts: Intl.DateTimeFormatOptions) => {
    const at = new Date(instant);
    return Number.isNaN(at.getTime()) ? '' : intl.formatDate(at, { ...parts, ...(timeZone === undefined ? {} : { timeZone }) });
  };
  return {
    /** "November 22, 2026 at 9:12 AM Eastern Time" */
    moment: (instant: Instant) => format(instant, { ...DAY, ...CLOCK, ...ZONE }),
    /** "9:12 AM Eastern Time" */
    time: (instant: Instant) => format(instant, { ...CLOCK, ...ZONE }),
    /** "9:12:05 AM", in lists whose zone is told above them. */
    second: (instant: Instant) => format(instant, { ...CLOCK, second: '2-digit' }),
    /** The lender's calendar day as `YYYY-MM-DD`, for `useFormatDay`; null for what is no instant. */
    dayOf: (instant: Instant) => {
      const at = new Date(instant);
      return Number.isNaN(at.getTime()) ? null : dayAt(at, timeZone);
    },
  };
}
