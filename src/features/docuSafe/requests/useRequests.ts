import { useGetDocumentRequestsQuery, useGetDocumentTypesQuery, type DocumentOwner } from '../docuSafeApi.ts';

/**
 * Refetches the document requests. They are held back until the upload limits are loaded too, because those are part of every task and
 * would shift the layout. If the limits fail to load, each request shows that.
 */
export function useRequests(whose: DocumentOwner) {
  const requests = useGetDocumentRequestsQuery(whose, { refetchOnMountOrArgChange: true });
  const { isLoading, error } = useGetDocumentTypesQuery();
  return isLoading && error === undefined ? { ...requests, currentData: undefined } : requests;
}
