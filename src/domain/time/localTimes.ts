import moment from 'moment';

/** The specification's format for an instant, in the browser's zone. */
export const LOCAL_TIME_FORMAT = 'MM/DD/YYYY hh:mm A';

/**
 * Copies `data`; beside each `…AtUtc` key with a readable instant stands its `…AtLocal` (specification, section 3). The original stays.
 */
export function addLocalTimes(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(addLocalTimes);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
      const entry: [string, unknown] = [key, addLocalTimes(value)];
      const local = key.includes('AtUtc') && typeof value === 'string' ? moment.utc(value, moment.ISO_8601, true) : undefined;
      return local?.isValid() ? [entry, [key.replace('AtUtc', 'AtLocal'), local.local().format(LOCAL_TIME_FORMAT)]] : [entry];
    }),
  );
}
