/** What the lender's process and the reader's say to each other. Nothing here loads what reads: the lender's process stays small. */
import type { DoubtReason, PagePlace, PaperWarning, PayFrequency, PaystubFieldName } from '#contract/borrower/ocr.ts';
import type { UnreadableCode } from './pages/unreadable.ts';

export interface ReadField {
  name: PaystubFieldName;
  read: string | null;
  /** 0 to 1 */
  confidence: number;
  doubt: DoubtReason | null;
  /** On the picture of the page; null where it is not printed in one place. */
  place: PagePlace | null;
}

export interface ReadPaper {
  warnings: PaperWarning[];
  /** Sizes of the pages' pictures, in pixels. */
  pages: { width: number; height: number }[];
  paystubs: { fields: ReadField[]; suggestedFrequency: PayFrequency | null }[];
  /** What is taken for a paystub may be another paper: the borrower is asked. */
  isUnsure: boolean;
}

export type ReaderJob =
  | { kind: 'read'; file: string; mediaType: string; pageFiles: string[] }
  /** Draws one of the samples, because drawing takes as long as reading. */
  | { kind: 'sample'; fileName: string; today: string }
  | { kind: 'samples'; today: string };

/** A made-up paper that anybody may try. */
export interface Sample {
  fileName: string;
  mediaType: string;
  /** In a sentence. */
  whatItIs: string;
}

/** The paper's own faults, and those of the reading. */
export type BrokenCode = UnreadableCode | 'noSample' | 'failed' | 'ended' | 'tooSlow' | 'stopped';

export type ReaderAnswer =
  | { kind: 'read'; paper: ReadPaper }
  | { kind: 'sample'; content: Uint8Array; mediaType: string }
  | { kind: 'samples'; samples: Sample[] }
  | { kind: 'broken'; code: BrokenCode };

/** A paper has more pages only beyond what is read of it. */
export const MOST_PAGES = 10;

/** A reading that came to nothing. It says why, and nothing of the paper. */
export class ReadingBroken extends Error {
  readonly code: BrokenCode;

  constructor(code: BrokenCode) {
    super(`The reading of a paper broke off: ${code}`);
    this.code = code;
  }
}

/** One that broke off this often counts as one that can't be read. */
const MOST_ATTEMPTS = 2;
/** What may go better another time. One that was too slow would only keep the others waiting once more. */
const CUT_OFF: readonly BrokenCode[] = ['ended', 'stopped', 'failed'];

/** @param attempts how often the reading broke off, this time included */
export const isWorthAnotherTry = (problem: unknown, attempts: number): boolean =>
  attempts < MOST_ATTEMPTS && !(problem instanceof ReadingBroken && !CUT_OFF.includes(problem.code));
