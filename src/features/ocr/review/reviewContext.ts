import { createContext, useContext } from 'react';

import type { PaperChange } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import type { IncomeLink } from '../flow/IncomeStep.tsx';

export interface ReviewTools {
  link: IncomeLink;
  /** Sends changes one at a time, so that an older response cannot overwrite a newer one. */
  change: (wanted: PaperChange) => Promise<PortalError | undefined>;
  /** Announces a message to screen readers once. */
  announce: (words: string) => void;
  /** Number of values that still need review. */
  remaining: number;
  /**
   * Registers a field with unsaved input.
   * @param label the field's label; null once it is saved or discarded
   */
  markUnsaved: (inputId: string, label: string | null) => void;
}

export const ReviewContext = createContext<ReviewTools | null>(null);

export function useReview(): ReviewTools {
  const tools = useContext(ReviewContext);
  if (tools === null) throw new Error('This stands outside the review');
  return tools;
}
