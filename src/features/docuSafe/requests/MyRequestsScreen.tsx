import Stack from '@mui/material/Stack';

import { isUnreadable, readableEntries, type Unreadable } from '#domain/unreadable.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import type { DocumentRequest } from '../docuSafeApi.ts';
import { withDocuSafe } from '../docuSafeFeature.ts';
import { NoRequests } from './NoRequests.tsx';
import { RequestView, UnreadableRequests } from './RequestView.tsx';
import { useRequests } from './useRequests.ts';

const OWN_REQUESTS = { token: null };

/** Hides requests of kind `sending` that the borrower started without uploading anything. */
const isRequestShown = (request: DocumentRequest | Unreadable): boolean =>
  isUnreadable(request) || request.kind !== 'sending' || request.tasks.length > 0;

/** `/document-requests`: all requests of loan officers to the borrower, with the uploaded documents. */
export const MyRequestsScreen = withDocuSafe(() => {
  const requests = useRequests(OWN_REQUESTS);
  return (
    <Stack spacing={3}>
      <PageTitle />
      <QueryView
        isSlowToRender
        query={requests}
        isEmpty={(list) => !list.some(isRequestShown)}
        skeleton={<CardSkeleton hasLead rowKind="facts" rows={8} />}
        empty={<NoRequests />}
      >
        {(list) => (
          <Stack spacing={4}>
            <UnreadableRequests list={list} />
            {readableEntries(list.filter(isRequestShown)).map((request) => (
              <RequestView key={request.requestId} request={request} whose={OWN_REQUESTS} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
});
