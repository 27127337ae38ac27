/** Decides when a value is marked as doubtful. A needless mark costs the borrower a look, but an unmarked wrong value may cost the loan. */
import type { DoubtReason } from '#contract/borrower/ocr.ts';

export interface Evidence {
  /** Whether it comes from a PDF text layer, which has no OCR errors. */
  isFromTextLayer: boolean;
  /** Whether it comes from a picture that is blurred or too small. */
  isPoor: boolean;
  /** OCR confidence of the least certain word, from 0 to 1. */
  confidence: number;
  /** Whether a second OCR pass of the same spot read the same; null when there was none. */
  matchesSecondPass: boolean | null;
  /** Whether a sum or product on the paystub confirms the value, or it is printed twice. */
  isSupported: boolean;
  /** Whether a sum that includes the value does not add up. */
  breaksSum: boolean;
  /** Whether the same field is also printed with another value. */
  isContradicted: boolean;
  /** Whether the text is certain, but not that it is this field. */
  isUnsure?: boolean;
  /** Whether it is a name instead of a number. A borrower notices a misread name easily. */
  isName?: boolean;
}

/** Below this confidence a name is doubted even if both OCR passes agree. */
const MIN_NAME_CONFIDENCE = 0.45;
const MIN_CONFIDENCE = 0.9;

export function doubtOf(evidence: Evidence): DoubtReason | null {
  if (evidence.isPoor) return 'poorPicture';
  if (evidence.breaksSum && !evidence.isSupported) return 'sum';
  if (evidence.isContradicted) return 'contradiction';
  if (evidence.isUnsure) return 'meaning';
  if (evidence.isFromTextLayer || evidence.isSupported) return null;
  // The second pass uses the same OCR engine and often repeats the same error. For numbers it can only raise doubts, never remove them.
  const least = evidence.isName && evidence.matchesSecondPass !== null ? MIN_NAME_CONFIDENCE : MIN_CONFIDENCE;
  return evidence.matchesSecondPass !== false && evidence.confidence >= least ? null : 'unclear';
}
