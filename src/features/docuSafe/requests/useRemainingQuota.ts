import type { UploadLimits } from '#contract/borrower/docuSafe.ts';
import { readableEntries } from '#domain/unreadable.ts';
import type { UploadTarget } from '#platform/upload/addToQueue.ts';

import { useCachedRequests, type DocumentOwner } from '../docuSafeApi.ts';

/**
 * Remaining number of documents and bytes the lender accepts. Only loaded documents are counted, so the lender may still reject an upload
 * this allows.
 */
export function useRemainingQuota(whose: DocumentOwner, limits: UploadLimits | undefined): UploadTarget['remaining'] {
  const { currentData = [] } = useCachedRequests(whose);
  const open = readableEntries(currentData)
    .flatMap(({ tasks }) => readableEntries(tasks))
    .filter(({ state }) => state !== 'accepted');
  const count = open.reduce((sum, { documentCount }) => sum + documentCount, 0);
  const bytes = open.flatMap(({ documents }) => readableEntries(documents)).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return { documents: (limits?.documents ?? 0) - count, bytes: (limits?.totalBytes ?? 0) - bytes };
}
