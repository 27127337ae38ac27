import Stack from '@mui/material/Stack';

import { isUnreadable, readable, type Unreadable } from '#domain/unreadable.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import type { DocumentRequest } from '../docuSafeApi.ts';
import { withDocuSafe } from '../docuSafeFeature.ts';
import { NoRequests } from './NoRequests.tsx';
import { RequestView, UnreadableRequests } from './RequestView.tsx';
import { useRequests } from './useRequests.ts';

const OWN = { token: null };

/** Hides requests of kind `sending` that the borrower started without uploading anything. */
const isShown = (request: DocumentRequest | Unreadable): boolean =>
  isUnreadable(request) || request.kind !== 'sending' || request.tasks.length > 0;

/** `/document-requests`: all requests of loan officers to the borrower, with the uploaded documents. */
export const MyRequestsScreen = withDocuSafe(() => {
  const requests = useRequests(OWN);
  return (
    <Stack spacing={3}>
      <PageTitle />
      <QueryView
        isSlowToRender
        query={requests}
        isEmpty={(list) => !list.some(isShown)}
        skeleton={<CardSkeleton hasLead rowKind="facts" rows={8} />}
        empty={<NoRequests />}
      >
        {(list) => (
          <Stack spacing={4}>
            <UnreadableRequests list={list} />
            {readable(list.filter(isShown)).map((request) => (
              <RequestView key={request.requestId} request={request} whose={OWN} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
});
