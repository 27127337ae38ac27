/**
 * Formats instants with moment, in the two formats of the specification (section 9) that include a time. Both use the browser's time
 * zone.
 */
import moment from 'moment';

const BESIDE_UTC = 'MM/DD/YYYY hh:mm A';
const IN_WORDS = 'MMM D, YYYY HH:mm A';

const read = (instant: string) => moment.utc(instant, moment.ISO_8601, true).local();

/** Formats an instant as "MMM D, YYYY HH:mm A"; returns an empty string when it is not a valid instant. */
export function formatInstant(instant: string): string {
  const when = read(instant);
  return when.isValid() ? when.format(IN_WORDS) : '';
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
      const local = key.includes('AtUtc') && typeof value === 'string' ? read(value) : undefined;
      return local?.isValid() ? [entry, [key.replace('AtUtc', 'AtLocal'), local.format(BESIDE_UTC)]] : [entry];
    }),
  );
}
