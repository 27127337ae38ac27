import { createContext, useContext } from 'react';

import type { PaperChange } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import type { IncomeLink } from '../flow/IncomeStep.tsx';

/** What every part of the check of what was read can do. */
export interface ReviewTools {
  link: IncomeLink;
  /** Sends a change, one after the other, so that no older answer takes the place of a newer one. Resolves to what failed. */
  change: (wanted: PaperChange) => Promise<PortalError | undefined>;
  /** Says something to a screen reader, once. */
  say: (words: string) => void;
  /** How many values are marked. */
  left: number;
  /** A field has something that the lender does not have. @param label null when that is over */
  markUnsaved: (inputId: string, label: string | null) => void;
}

export const ReviewContext = createContext<ReviewTools | null>(null);

export function useReview(): ReviewTools {
  const tools = useContext(ReviewContext);
  if (tools === null) throw new Error('This stands outside the review');
  return tools;
}
