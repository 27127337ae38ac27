import { useEffect, useEffectEvent } from 'react';

import type { IncomePaper } from '#contract/borrower/ocr.ts';
import { httpStatusOf } from '#platform/api/portalError.ts';
import { useKept } from '#platform/query/useKept.ts';

import { useGetPaperQuery, type PaperDetails } from '../ocrApi.ts';

/** What is known of a paper. `details` are those of the last good answer. */
export interface PaperState {
  details: PaperDetails | null;
  error: unknown;
  isAsking: boolean;
  askAgain: () => unknown;
}

interface Props {
  paper: IncomePaper;
  tag: string;
  onState: (documentId: string, state: PaperState) => void;
  /** The paper is gone, or the ticket is over. */
  onChangedElsewhere: () => unknown;
}

/** Asks for one paper and hands up what it says. Shows nothing: what is shown needs all of them. */
export function PaperSource({ paper: { documentId, reading }, tag, onState, onChangedElsewhere }: Props) {
  const query = useGetPaperQuery({ tag, documentId }, { skip: reading === 'reading', refetchOnMountOrArgChange: true });
  const details = useKept(query.currentData);
  const { error, isFetching: isAsking, refetch: askAgain } = query;
  useEffect(
    () => onState(documentId, { details, error, isAsking, askAgain }),
    [onState, documentId, details, error, isAsking, askAgain],
  );
  const tell = useEffectEvent(onChangedElsewhere);
  const status = httpStatusOf(error);
  useEffect(() => {
    if (status === 403 || status === 404) tell();
  }, [status]);
  return null;
}
