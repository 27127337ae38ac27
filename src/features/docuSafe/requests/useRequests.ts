import { useGetDocumentRequestsQuery, useGetDocumentTypesQuery, type Whose } from '../docuSafeApi.ts';

/** What is asked, read anew. It waits for the limits, which each task shows, so that nothing moves when they come; when they fail, each request says so. */
export function useRequests(whose: Whose) {
  const requests = useGetDocumentRequestsQuery(whose, { refetchOnMountOrArgChange: true });
  const { isLoading, error } = useGetDocumentTypesQuery();
  return isLoading && error === undefined ? { ...requests, currentData: undefined } : requests;
}
