/** What a row of the table is, and what a measure gives for it. */
import type { Peer } from './peer.ts';

export interface Row {
  /** Its name in `recorded.json` and in files written by `--json`. */
  id: string;
  what: string;
  unit: 'ms' | 'KB' | 'points';
  /** What it may be at most: so many, or so many times what it is measured beside. */
  most?: number;
  mostTimes?: number;
}

/** One run of a row, and of what it is measured beside: the peer, or the same page without what the portal adds. */
export interface Sample {
  value: number;
  beside?: number;
}

export interface Bench {
  origin: string;
  chromium: string;
  peer: Peer | null;
  /** A folder for what Chromium did in each flow's last run, to be looked at in DevTools. */
  traces: string | null;
}

export interface Measure {
  name: string;
  rows: readonly Row[];
  /** The same in every run, so one is enough. */
  isExact?: boolean;
  /** One run of all its rows. */
  run: (bench: Bench) => Promise<Record<string, Sample>>;
}
