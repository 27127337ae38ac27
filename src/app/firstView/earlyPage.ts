import type { Loan } from '#lending/servicing/loanShapes.ts';
import type { Part } from '#platform/firstView/part.ts';
import type { Pieces } from '#platform/firstView/buildPart.ts';

/** What the build made of a page. */
export interface EarlyMarkup {
  pieces: Pieces;
  /** Names of the texts that the document has, in its order. */
  texts: readonly string[];
}

/** A page that a document shows before the application. */
export interface EarlyPage {
  /** Where the document is. */
  address: string;
  /** Addresses of the scripts that the page needs, each with its hash if it must have one: the build writes them in. */
  scripts: string;
  /** `EarlyMarkup` as JSON. */
  markup: () => string;
  /**
   * What it shows of the loans, the most urgent first, and its address where the page leads on to another. Null: nothing.
   * @throws RangeError where a day is none
   */
  viewOf: (loans: readonly Loan[]) => (Part & { address?: string }) | null;
}

/** The markup of each page: the build puts it here. */
declare global {
  const EARLY_LIST: string;
  const EARLY_OWED: string;
}
