export interface Reading {
  at: number;
  /** Progress from 0 to 1. */
  share: number;
}

/** Minimum duration for an estimate, in milliseconds. */
const LEAST_MS = 1500;

/** Estimates the seconds until an upload is done; null while it is too early to tell. */
export function secondsLeft(first: Reading, last: Reading): number | null {
  const took = last.at - first.at;
  const came = last.share - first.share;
  if (took < LEAST_MS || came <= 0) return null;
  return Math.ceil(((1 - last.share) * took) / came / 1000);
}
