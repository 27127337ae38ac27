import { useGetDocumentRequestsQuery, useGetDocumentTypesQuery, type Whose } from '../docuSafeApi.ts';

/** What is asked, read anew. It waits for the limits, which each task shows, so that nothing moves when they come; it does without them when they fail. */
export function useRequests(whose: Whose) {
  const requests = useGetDocumentRequestsQuery(whose, { refetchOnMountOrArgChange: true });
  const { isLoading } = useGetDocumentTypesQuery();
  return isLoading ? { ...requests, currentData: undefined } : requests;
}
