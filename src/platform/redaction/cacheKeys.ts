import { isFields, type Fields } from './walk.ts';

/**
 * A key of RTK Query's cache, in which the argument has been redacted as it is elsewhere: `endpoint(<JSON>)`, or a name and parts that are
 * divided by spaces.
 * @param argumentOf the argument of an endpoint as it is shown
 * @param part what stands for a part that is no argument
 */
export function redactCacheKey(
  key: string,
  argumentOf: (argument: unknown, endpoint: string) => unknown,
  part: (text: string) => string,
): string {
  const { endpoint, json } = /^(?<endpoint>\w+)\((?<json>.*)\)$/s.exec(key)?.groups ?? {};
  if (endpoint !== undefined && json !== undefined) {
    if (json === 'undefined') return key;
    const argument = parsed(json);
    return argument === undefined ? part(key) : `${endpoint}(${sorted(argumentOf(argument, endpoint))})`;
  }
  return key.split(' ').map(part).join(' ');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** As RTK Query writes arguments. */
const sorted = (argument: unknown): string =>
  JSON.stringify(argument, (_name, value: unknown) =>
    isFields(value)
      ? Object.keys(value)
          .sort()
          .reduce<Fields>((all, name) => ({ ...all, [name]: value[name] }), {})
      : value,
  );
