import { FormattedMessage } from 'react-intl';

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
  const open = requests.flatMap(({ dueDate, tasks }) =>
    tasks.flatMap(({ state }) => (state === 'requested' || state === 'sentBack' ? { dueDate } : [])),
  );
  if (open.length === 0) return null;
  const [first = null] = open.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  return (
    <p className="loan-waits">
      <StatusLabel tone="attention">
        <FormattedMessage {...messages.documents} values={{ count: open.length, day: formatDay(first, 'weekday') ?? 'none' }} />
      </StatusLabel>
      <Link to={paths.documents.mine}>
        <FormattedMessage {...messages.send} />
      </Link>
    </p>
  );
}
