import { FormattedMessage } from 'react-intl';

import { isUnreadable, readable } from '#domain/unreadable.ts';
import { useGetDocumentRequestsQuery } from '#features/docuSafe/docuSafeApi.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { UncheckedPart } from '#platform/query/UncheckedPart.tsx';
import { Link } from '#platform/routing/Link.tsx';
import { paths } from '#platform/routing/paths.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { messages } from './waitsMessages.ts';

const OWN = { token: null };

/** What waits for the borrower besides payments. Where nothing does it shows nothing. */
export function WhatWaits() {
  const formatDay = useFormatDay();
  const query = useGetDocumentRequestsQuery(OWN);
  const { currentData: requests } = query;
  if (requests === undefined) return <UncheckedPart query={query} says={<FormattedMessage {...messages.unchecked} />} />;
  const open = readable(requests).flatMap(({ dueDate, tasks }) =>
    readable(tasks).flatMap(({ state }) => (state === 'requested' || state === 'sentBack' ? { dueDate } : [])),
  );
  const isUnclear = requests.some((request) => isUnreadable(request) || request.tasks.some(isUnreadable));
  if (open.length === 0 && !isUnclear) return null;
  const [first = null] = open.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  return (
    <p className="loan-waits">
      <StatusLabel tone="attention">
        {open.length > 0 ? (
          <FormattedMessage {...messages.documents} values={{ count: open.length, day: formatDay(first, 'weekday') ?? 'none' }} />
        ) : (
          <FormattedMessage {...messages.unclear} />
        )}
      </StatusLabel>
      <Link to={paths.documents.mine}>
        <FormattedMessage {...messages.send} />
      </Link>
    </p>
  );
}
