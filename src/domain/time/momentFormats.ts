/** Instants by moment, in the two of the specification's formats that have a time (section 9), both in the browser's zone. */
import moment from 'moment';

const BESIDE_UTC = 'MM/DD/YYYY hh:mm A';
const IN_WORDS = 'MMM D, YYYY HH:mm A';

const read = (instant: string) => moment.utc(instant, moment.ISO_8601, true).local();

/** An instant as "MMM D, YYYY HH:mm A"; empty for what is no instant. */
export function formatInstant(instant: string): string {
  const when = read(instant);
  return when.isValid() ? when.format(IN_WORDS) : '';
}

/**
 * Copies `data`; beside each `…AtUtc` key with a readable instant stands its `…AtLocal`, as "MM/DD/YYYY hh:mm A" (specification,
 * section 3). The original stays.
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
