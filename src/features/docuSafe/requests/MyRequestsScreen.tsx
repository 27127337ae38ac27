import { FormattedMessage } from 'react-intl';

import { isUnreadable, readable, type Unreadable } from '#domain/unreadable.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { withUploads } from '#platform/upload/uploadFeature.ts';

import type { DocumentRequest } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';
import { RequestView, UnreadableRequests } from './RequestView.tsx';
import { SendUnasked } from './SendUnasked.tsx';
import { useRequests } from './useRequests.ts';

const OWN = { token: null };

/** Who said whom they send to, and sent nothing, has begun nothing that could be shown. */
const isShown = (request: DocumentRequest | Unreadable): boolean =>
  isUnreadable(request) || request.kind !== 'sending' || request.tasks.length > 0;

/** `/document-requests`: everything that officers asked of the borrower, and what the borrower sent. */
export const MyRequestsScreen = withUploads(() => {
  const requests = useRequests(OWN);
  return (
    <div className="stack">
      <PageTitle />
      <QueryView
        isLong
        query={requests}
        isEmpty={(list) => !list.some(isShown)}
        skeleton={<CardSkeleton lead of="facts" rows={8} />}
        empty={
          <EmptyState title={<FormattedMessage {...messages.none} />} action={<SendUnasked />}>
            <p>
              <FormattedMessage {...messages.noneHelp} />
            </p>
          </EmptyState>
        }
      >
        {(list) => (
          <div className="stack-wide">
            <UnreadableRequests list={list} />
            {readable(list.filter(isShown)).map((request) => (
              <RequestView key={request.requestId} request={request} whose={OWN} />
            ))}
          </div>
        )}
      </QueryView>
    </div>
  );
});
