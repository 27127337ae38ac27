/** What a measure of the bench gets, and what it gives. */
import type { Page } from '@playwright/test';

import type { Row, Sample } from './table.ts';

/** Another application, already running, that the portal is measured beside. */
export interface Peer {
  /** Address of its page that is like the list of loans. */
  address: string;
  signIn: (page: Page) => Promise<void>;
}

export interface Bench {
  /** Origin of the running portal. */
  origin: string;
  /** Path of the browser's program. */
  chromium: string;
  peer: Peer | null;
}

export interface Measure {
  name: string;
  rows: readonly Row[];
  /** Runs all rows once. @returns a sample for each row's id */
  run: (bench: Bench) => Promise<Record<string, Sample>>;
}
