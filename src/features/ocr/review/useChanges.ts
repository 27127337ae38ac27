import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';

import type { PaperChange } from '#contract/borrower/ocr.ts';
import { seal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { useChangePaperMutation } from '../ocrApi.ts';

/**
 * Sends changes one after the other: each answer holds the whole paper, so one that comes late would show an older value than was typed.
 * @param onChanged called after each that the lender took
 */
export function useChanges(tag: string, onChanged: () => void): (wanted: PaperChange) => Promise<unknown> {
  const dispatch = useDispatch<PortalDispatch>();
  const [changePaper] = useChangePaperMutation();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (wanted) => {
      const send = async (): Promise<unknown> => {
        const change = dispatch(seal(wanted));
        const { error } = await changePaper({ tag, documentId: wanted.documentId, change });
        if (error === undefined) onChanged();
        return error;
      };
      const sent = last.current.then(send);
      last.current = sent;
      return sent;
    },
    [changePaper, dispatch, onChanged, tag],
  );
}
