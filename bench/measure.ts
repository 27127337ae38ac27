import type { Page } from '@playwright/test';

import type { Row, Sample } from './table.ts';

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
