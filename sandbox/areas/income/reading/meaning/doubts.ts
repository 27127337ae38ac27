/** When a value is marked. What is marked for nothing costs the borrower a look; what is wrong and not marked may cost the loan. */
import type { DoubtReason } from '#contract/borrower/ocr.ts';

export interface Evidence {
  /** From a text layer, where no letter is guessed. */
  isExact: boolean;
  /** From a picture that is blurred or too small. */
  isPoor: boolean;
  /** Of the least sure word, 0 to 1. */
  confidence: number;
  /** A second look at the same place read the same; null where there was none. */
  isSameTwice: boolean | null;
  /** A sum or a product on the paper comes out with it, or it is printed twice. */
  isSupported: boolean;
  /** A sum that it belongs to does not come out. */
  breaksSum: boolean;
  /** It is on the paper another time, and not the same. */
  isContradicted: boolean;
  /** Its letters are known, but not that they are this value. */
  isUnsure?: boolean;
  /** Words rather than digits: a slip in them is seen by whoever knows the name. */
  isName?: boolean;
}

/** Below this even two readings of a name that agree are not believed. */
const LEAST = 0.45;
const SURE_ALONE = 0.9;

export function doubtOf(evidence: Evidence): DoubtReason | null {
  if (evidence.isPoor) return 'poorPicture';
  if (evidence.breaksSum && !evidence.isSupported) return 'sum';
  if (evidence.isContradicted) return 'contradiction';
  if (evidence.isUnsure) return 'meaning';
  if (evidence.isExact || evidence.isSupported) return null;
  // The second look is the same engine's, and slips where the first one did: with digits it only speaks against, never for.
  const least = evidence.isName && evidence.isSameTwice !== null ? LEAST : SURE_ALONE;
  return evidence.isSameTwice !== false && evidence.confidence >= least ? null : 'unclear';
}
