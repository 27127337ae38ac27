import type { PortalError } from '#platform/api/portalError.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';

const MINUTE_MS = 60_000;

/**
 * When a refused call may be tried again: "3:40 PM Eastern Time", on another day with the day before it. Rounded up to the minute, so that
 * nobody comes back too early. Null where the answer does not say.
 */
export function useTimeToTry(): (error: PortalError) => string | null {
  const tell = useFormatMoment();
  return (error) => {
    const seconds = 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined;
    if (seconds === undefined) return null;
    const now = new Date();
    const at = new Date(Math.ceil((now.getTime() + seconds * 1000) / MINUTE_MS) * MINUTE_MS);
    return tell.dayOf(at) === tell.dayOf(now) ? tell.time(at) : tell.moment(at);
  };
}
