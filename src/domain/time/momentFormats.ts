/**
 * Formats instants with moment, in the two formats of the specification (section 9) that include a time. Both use the browser's time
 * zone.
 */
import moment from 'moment';

const AT_LOCAL_FORMAT = 'MM/DD/YYYY hh:mm A';
const DISPLAY_FORMAT = 'MMM D, YYYY HH:mm A';

const parseInstant = (instant: string) => moment.utc(instant, moment.ISO_8601, true).local();

/** Formats an instant as "MMM D, YYYY HH:mm A"; returns an empty string when it is not a valid instant. */
export function formatInstant(instant: string): string {
  const when = parseInstant(instant);
  return when.isValid() ? when.format(DISPLAY_FORMAT) : '';
}

/**
 * Returns a copy of `data` in which each readable `…AtUtc` value also has an `…AtLocal` value beside it, formatted as "MM/DD/YYYY hh:mm
 * A" (specification, section 3). The original value is kept.
 */
export function addLocalTimes(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(addLocalTimes);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
      const entry: [string, unknown] = [key, addLocalTimes(value)];
      const local = key.includes('AtUtc') && typeof value === 'string' ? parseInstant(value) : undefined;
      return local?.isValid() ? [entry, [key.replace('AtUtc', 'AtLocal'), local.format(AT_LOCAL_FORMAT)]] : [entry];
    }),
  );
}
