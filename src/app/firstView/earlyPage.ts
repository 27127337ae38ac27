import type { Pieces } from '#platform/firstView/buildPart.ts';
import type { Part } from '#platform/firstView/part.ts';

/** What the build made of a page. */
export interface EarlyMarkup {
  pieces: Pieces;
  /** Names of the texts that the document has, in its order. */
  texts: readonly string[];
}

/** A page that a document shows before the application. */
export interface EarlyPage {
  /** Its addresses, as a whole. */
  at: RegExp;
  /** The address of the call that the document has sent for it; empty where it sends none. */
  call: () => string;
  /** Addresses of the scripts that the page needs, each with its hash if it must have one: the build writes them in. */
  scripts: string;
  /** What reports of problems call the moment when it shows. */
  mark: string;
  /** `EarlyMarkup` as JSON. */
  markup: () => string;
  /**
   * What it shows of the answer's body, and its address where the page leads on to another. Null: nothing.
   * @param said texts of the document, by name
   * @throws RangeError where a day is none
   */
  viewOf: (body: unknown, said: Readonly<Record<string, string>>) => (Part & { address?: string }) | null;
}

/** The markup of each page: the build puts it here. */
declare global {
  const EARLY_LIST: string;
  const EARLY_OWED: string;
  const EARLY_RECEIPT: string;
}
