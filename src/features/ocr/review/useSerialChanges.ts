import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

import type { PaperChange } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { peekStored, putSecret } from '#platform/api/secretVault.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { useChangePaperMutation, type DocumentDetails } from '../ocrApi.ts';

/**
 * Sends changes one at a time: each response contains the whole document, so a late one would show outdated values. Each change carries
 * the version of the document the borrower saw, so the lender rejects it if another tab made a change.
 * @param onChanged called after each accepted change
 * @param details the documents on screen
 */
export function useSerialChanges(
  tag: string,
  onChanged: () => void,
  details: readonly DocumentDetails[],
): (wanted: PaperChange) => Promise<PortalError | undefined> {
  const dispatch = useDispatch<PortalDispatch>();
  const [changePaper] = useChangePaperMutation();
  const versions = useRef(new Map<string, number>());
  const recordVersion = useCallback(({ documentId, version }: Pick<DocumentDetails, 'documentId' | 'version'>) => {
    // The page may render an older response after a newer one arrived, so keep the highest version.
    if (version !== undefined) versions.current.set(documentId, Math.max(version, versions.current.get(documentId) ?? 0));
  }, []);
  useEffect(() => details.forEach(recordVersion), [details, recordVersion]);
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (wanted) => {
      const send = async (): Promise<PortalError | undefined> => {
        const version = versions.current.get(wanted.documentId);
        const change = dispatch(putSecret<PaperChange>({ ...wanted, ...(version === undefined ? {} : { version }) }));
        const { data, error } = await changePaper({ tag, documentId: wanted.documentId, change });
        const now = data === undefined ? null : dispatch(peekStored(data));
        if (now !== null) recordVersion(now);
        if (error === undefined) onChanged();
        return error as PortalError | undefined; // the base query returns no other kind of error
      };
      const sent = lastRequest.current.then(send);
      lastRequest.current = sent;
      return sent;
    },
    [changePaper, dispatch, onChanged, recordVersion, tag],
  );
}
