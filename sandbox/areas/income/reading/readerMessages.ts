/**
 * Messages between the main sandbox process and the reader process. This file imports no reading code, so that the main process stays
 * small.
 */
import type { DoubtReason, PagePlace, PaperWarning, PayFrequency, PaystubFieldName } from '#contract/borrower/ocr.ts';
import type { UnreadableCode } from './pages/unreadableDocumentError.ts';

export interface ReadingResultField {
  name: PaystubFieldName;
  read: string | null;
  /** From 0 to 1. */
  confidence: number;
  doubt: DoubtReason | null;
  /** Position on the page picture; null when the value is not printed in one place. */
  place: PagePlace | null;
}

export interface ReadingResult {
  warnings: PaperWarning[];
  pages: { width: number; height: number }[];
  paystubs: { fields: ReadingResultField[]; suggestedFrequency: PayFrequency | null }[];
  /** The document may not be a paystub, so the borrower is asked. */
  isUnsure: boolean;
}

/**
 * Reads one document: writes a PNG picture of each page to `pageFile(page)`, counted from 1, and returns what it read. This is the port for
 * another reader: the setting SANDBOX_INCOME_READER names a module that exports such a function as `readDocument`.
 * @param file path of the document. @throws an error whose `code` is an `UnreadableCode` if the document can't be read
 */
export type ReadDocument = (
  file: string,
  mediaType: string,
  out: { pageFile: (page: number) => string },
) => Promise<ReadingResult>;

export type ReaderJob =
  | { kind: 'read'; file: string; mediaType: string; pageFiles: string[] }
  /** Renders one of the samples. This runs in the reader process because it takes as long as reading. */
  | { kind: 'sample'; fileName: string; today: string }
  | { kind: 'samples'; today: string };

/** A generated document for trying out the upload. */
export interface SampleInfo {
  fileName: string;
  mediaType: string;
  /** Description of the document, worded to fit into a sentence. */
  whatItIs: string;
}

/** Why a job failed: a problem of the document itself, or of the reading. */
export type ReadingErrorCode = UnreadableCode | 'noSample' | 'failed' | 'ended' | 'tooSlow' | 'stopped';

export type ReaderResponse =
  | { kind: 'read'; paper: ReadingResult }
  | { kind: 'sample'; content: Uint8Array; mediaType: string }
  | { kind: 'samples'; samples: SampleInfo[] }
  | { kind: 'broken'; code: ReadingErrorCode };

/** Number of pages that are read; further pages are ignored. */
export const MAX_PAGES = 10;

/** A reading that failed. The message contains only the code, never content of the document. */
export class ReadingError extends Error {
  readonly code: ReadingErrorCode;

  constructor(code: ReadingErrorCode) {
    super(`The reading of a paper broke off: ${code}`);
    this.code = code;
  }
}

/** After this many failed attempts, the document counts as unreadable. */
const MAX_ATTEMPTS = 2;
/** Failures worth a retry. A reading that was too slow is not retried, because it would delay the other documents again. */
const RETRYABLE_CODES: readonly ReadingErrorCode[] = ['ended', 'stopped', 'failed'];

/** @param attempts number of failed attempts so far, including this one */
export const shouldRetry = (problem: unknown, attempts: number): boolean =>
  attempts < MAX_ATTEMPTS && !(problem instanceof ReadingError && !RETRYABLE_CODES.includes(problem.code));
