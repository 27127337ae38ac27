const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Time since an instant, in the largest whole unit. Null when it is less than a minute ago, in the future, or not a valid instant. */
export function timeSince(instant: string, now: number): { count: number; unit: (typeof UNITS)[number][0] } | null {
  const seconds = (now - Date.parse(instant)) / 1000;
  const found = UNITS.find(([, length]) => seconds >= length);
  return found === undefined ? null : { count: Math.floor(seconds / found[1]), unit: found[0] };
}
