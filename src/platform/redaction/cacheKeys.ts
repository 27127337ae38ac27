import { isFields, type Fields } from './traversal.ts';

/**
 * Redacts an RTK Query cache key: `endpoint(<JSON>)`, or a name and parts separated by spaces.
 * @param argumentOf returns the redacted argument of an endpoint
 * @param part redacts a part that is not an argument
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

/** Serializes an argument with sorted keys, as RTK Query does. */
const sorted = (argument: unknown): string =>
  JSON.stringify(argument, (_name, value: unknown) =>
    isFields(value)
      ? Object.keys(value)
          .sort()
          .reduce<Fields>((all, name) => ({ ...all, [name]: value[name] }), {})
      : value,
  );
