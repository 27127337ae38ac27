import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

import type { PaperChange } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { look, seal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { useChangePaperMutation, type PaperDetails } from '../ocrApi.ts';

/**
 * Sends changes one at a time: each response contains the whole document, so a late one would show outdated values. Each change carries
 * the version of the document the borrower saw, so the lender rejects it if another tab made a change.
 * @param onChanged called after each accepted change
 * @param details the documents on screen
 */
export function useChanges(
  tag: string,
  onChanged: () => void,
  details: readonly PaperDetails[],
): (wanted: PaperChange) => Promise<PortalError | undefined> {
  const dispatch = useDispatch<PortalDispatch>();
  const [changePaper] = useChangePaperMutation();
  const versions = useRef(new Map<string, number>());
  const see = useCallback(({ documentId, version }: Pick<PaperDetails, 'documentId' | 'version'>) => {
    // The page may render an older response after a newer one arrived, so keep the highest version.
    if (version !== undefined) versions.current.set(documentId, Math.max(version, versions.current.get(documentId) ?? 0));
  }, []);
  useEffect(() => details.forEach(see), [details, see]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (wanted) => {
      const send = async (): Promise<PortalError | undefined> => {
        const version = versions.current.get(wanted.documentId);
        const change = dispatch(seal<PaperChange>({ ...wanted, ...(version === undefined ? {} : { version }) }));
        const { data, error } = await changePaper({ tag, documentId: wanted.documentId, change });
        const now = data === undefined ? null : dispatch(look(data));
        if (now !== null) see(now);
        if (error === undefined) onChanged();
        return error as PortalError | undefined; // the base query returns no other kind of error
      };
      const sent = last.current.then(send);
      last.current = sent;
      return sent;
    },
    [changePaper, dispatch, onChanged, see, tag],
  );
}
