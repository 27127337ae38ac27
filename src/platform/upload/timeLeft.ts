export interface ProgressSample {
  at: number;
  /** From 0 to 1. */
  share: number;
}

/** Minimum duration for an estimate. */
const MIN_SAMPLE_MS = 1500;

/** Estimates the seconds until an upload is done; null while it is too early to tell. */
export function secondsLeft(first: ProgressSample, last: ProgressSample): number | null {
  const took = last.at - first.at;
  const came = last.share - first.share;
  if (took < MIN_SAMPLE_MS || came <= 0) return null;
  return Math.ceil(((1 - last.share) * took) / came / 1000);
}
