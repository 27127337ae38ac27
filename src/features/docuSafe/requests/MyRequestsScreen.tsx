import { FormattedMessage } from 'react-intl';

import { readable } from '#domain/unreadable.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { withUploads } from '#platform/upload/uploadFeature.ts';

import { titles } from '../titles.ts';
import { messages } from './requestMessages.ts';
import { RequestView, UnreadableRequests } from './RequestView.tsx';
import { SendUnasked } from './SendUnasked.tsx';
import { useRequests } from './useRequests.ts';

const OWN = { token: null };

/** `/document-requests`: everything that officers asked of the borrower, and what the borrower sent. */
export const MyRequestsScreen = withUploads(() => {
  const requests = useRequests(OWN);
  return (
    <div className="stack">
      <PageTitle message={titles.mine} />
      <QueryView
        isLong
        query={requests}
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
            {readable(list).map((request) => (
              <RequestView key={request.requestId} request={request} whose={OWN} />
            ))}
          </div>
        )}
      </QueryView>
    </div>
  );
});
