const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago an instant was, in the largest whole unit; null for less than a minute, for what is ahead, and for what is no instant. */
export function timeSince(instant: string, now: number): { count: number; unit: (typeof UNITS)[number][0] } | null {
  const seconds = (now - Date.parse(instant)) / 1000;
  const found = UNITS.find(([, length]) => seconds >= length);
  return found === undefined ? null : { count: Math.floor(seconds / found[1]), unit: found[0] };
}
