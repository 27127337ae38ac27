import { useIntl } from 'react-intl';

import type { PortalError } from '#platform/api/portalError.ts';

import { messages } from './addLoanMessages.ts';

const MINUTE_MS = 60_000;

/**
 * When a refused call may be tried again, as the clock of the device: "3:40 PM", on another day "3:40 PM on Tuesday, November 24". Rounded
 * up to the minute, so that nobody comes back too early. Null where the answer does not say.
 */
export function useTimeToTry(): (error: PortalError) => string | null {
  const intl = useIntl();
  return (error) => {
    const seconds = 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined;
    if (seconds === undefined) return null;
    const now = new Date();
    const at = new Date(Math.ceil((now.getTime() + seconds * 1000) / MINUTE_MS) * MINUTE_MS);
    const time = intl.formatTime(at, { hour: 'numeric', minute: '2-digit' });
    if (at.toDateString() === now.toDateString()) return time;
    return intl.formatMessage(messages.at, {
      time,
      day: intl.formatDate(at, { weekday: 'long', month: 'long', day: 'numeric' }),
    });
  };
}
