import type { Page } from '@playwright/test';

/** A row of the table. The documents name it by its id. */
export interface Row {
  id: string;
  /** What is measured, with its unit. */
  label: string;
  /** Largest allowed median. */
  max?: number;
  /** Largest allowed ratio to the median of `Sample.comparison`. */
  maxRatio?: number;
}

/** One run of a row. `comparison` is the same figure for the peer application, or for the comparison page without the portal's code. */
export interface Sample {
  value: number;
  comparison?: number;
}

/** Another running application to compare the portal with. */
export interface PeerApplication {
  /** URL of its page that is comparable to the loan list. */
  address: string;
  signIn: (page: Page) => Promise<void>;
}

export interface BenchContext {
  origin: string;
  /** Path of the browser's executable. */
  chromium: string;
  peer: PeerApplication | null;
}

export interface Measure {
  name: string;
  rows: readonly Row[];
  /** @returns a sample for each row's id */
  run: (bench: BenchContext) => Promise<Record<string, Sample>>;
}
