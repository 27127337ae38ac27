import { useCallback, useState } from 'react';

import type { IncomePaper } from '#contract/borrower/ocr.ts';

import type { PaperDetails } from '../ocrApi.ts';
import type { PaperState } from './PaperSource.tsx';

/** What `PaperSource`s hand up, in the order of the overview. */
export function usePapers(papers: readonly IncomePaper[]) {
  const [states, setStates] = useState<Readonly<Record<string, PaperState>>>({});
  const onState = useCallback((documentId: string, state: PaperState) => {
    setStates((before) => {
      // While a newer answer is on its way to the screen, the one before it stands.
      const details = state.details ?? before[documentId]?.details ?? null;
      return { ...before, [documentId]: { ...state, details } };
    });
  }, []);
  const known = papers.map((paper) => ({ paper, state: states[paper.documentId] ?? null }));
  const open = known.filter(({ paper, state }) => paper.reading !== 'reading' && state?.details == null);
  const failed = open.flatMap(({ state }) => (state?.error === undefined ? [] : [state]));
  return {
    onState,
    known,
    /** Those that were read. */
    details: known.flatMap(({ paper, state }): PaperDetails[] =>
      paper.reading === 'read' && state?.details != null ? [state.details] : [],
    ),
    isLoading: open.length > failed.length,
    hasFailed: failed.length > 0,
    error: failed[0]?.error,
    isAsking: failed.some(({ isAsking }) => isAsking),
    askAgain: () => failed.forEach((state) => void state.askAgain()),
  };
}
