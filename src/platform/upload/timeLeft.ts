/** How far a file had come at a time in milliseconds. */
export interface Reading {
  at: number;
  /** From 0 to 1. */
  share: number;
}

/** Before that nothing can be said. */
const LEAST_MS = 1500;

/** Seconds until a file has gone, by how it went so far; null while that cannot be told. */
export function secondsLeft(first: Reading, last: Reading): number | null {
  const took = last.at - first.at;
  const came = last.share - first.share;
  if (took < LEAST_MS || came <= 0) return null;
  return Math.ceil(((1 - last.share) * took) / came / 1000);
}
