/** Types shared by all measures of the bench: their input and their result. */
import type { Page } from '@playwright/test';

import type { Row, Sample } from './table.ts';

/** Another running application to compare the portal with. */
export interface Peer {
  /** URL of its page that is comparable to the loan list. */
  address: string;
  signIn: (page: Page) => Promise<void>;
}

export interface Bench {
  /** Origin of the running portal. */
  origin: string;
  /** Path of the browser's executable. */
  chromium: string;
  peer: Peer | null;
}

export interface Measure {
  name: string;
  rows: readonly Row[];
  /** Runs all rows once. @returns a sample for each row's id */
  run: (bench: Bench) => Promise<Record<string, Sample>>;
}
