import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, defineMessages } from 'react-intl';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import { isUnreadable, readableEntries, type Unreadable } from '#domain/unreadable.ts';
import { useGetDocumentRequestsQuery, type DocumentRequest } from '#features/docuSafe/docuSafeApi.ts';
import { useGetAlertsQuery } from '#features/rateDrop/rateDropApi.ts';
import { mortgageTypeMessages } from '#lending/rateDrop/mortgageTypes.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { paths } from '#platform/routing/paths.ts';
import { RowLink } from '#platform/ui/actions/RowLink.tsx';

const messages = {
  ...defineMessages({
    title: { id: 'loans.waits.title', defaultMessage: 'Also waiting for you' },
    unchecked: { id: 'loans.waits.unchecked', defaultMessage: 'We could not check if we need documents from you.' },
    alertsUnchecked: { id: 'loans.waits.alertsUnchecked', defaultMessage: 'We could not check your Rate Drop Alerts.' },
    unclear: { id: 'loans.waits.unclear', defaultMessage: 'We may need documents from you' },
  }),
  ...defineMessages<{
    documents: { count: number };
    askedBy: { name: string };
    neededBy: { day: string };
    reached: { rate: string };
    reachedHow: { type: string; rate: string; apr: string; day: string };
  }>({
    documents: {
      id: 'loans.waits.documents',
      defaultMessage: '{count, plural, one {Send one more document} other {Send # more documents}}',
    },
    askedBy: { id: 'loans.waits.askedBy', defaultMessage: 'Asked for by {name}.' },
    neededBy: { id: 'loans.waits.neededBy', defaultMessage: 'Needed by {day}.' },
    reached: { id: 'loans.waits.reached', defaultMessage: 'Rates reached the {rate}% that you asked for' },
    reachedHow: { id: 'loans.waits.reachedHow', defaultMessage: 'Our {type} rate was {rate}% ({apr}% APR) on {day}.' },
  }),
};

const OWN_REQUESTS = { token: null };

interface Row {
  key: string;
  to: string;
  title: ReactNode;
  description?: ReactNode;
}

/** Section below the loans with open tasks other than payments. Renders nothing when there are none. */
export function PendingItems() {
  const documents = useGetDocumentRequestsQuery(OWN_REQUESTS);
  const alerts = useGetAlertsQuery();
  const rows = [...useDocumentRow(documents.currentData ?? []), ...useAlertRows(alerts.currentData ?? [])];
  return (
    <>
      {rows.length > 0 && (
        <Stack component="section" spacing={1.5} aria-labelledby="loan-waits" sx={{ marginTop: 4 }}>
          <Typography variant="h2" id="loan-waits">
            <FormattedMessage {...messages.title} />
          </Typography>
          <List>
            {rows.map(({ key, ...row }) => (
              <RowLink key={key} {...row} />
            ))}
          </List>
        </Stack>
      )}
      <UnavailablePart query={documents} message={<FormattedMessage {...messages.unchecked} />} />
      <UnavailablePart query={alerts} message={<FormattedMessage {...messages.alertsUnchecked} />} />
    </>
  );
}

/** Row for the missing documents of all requests, with the earliest due date, and the loan officer's name if there is only one. */
function useDocumentRow(requests: readonly (DocumentRequest | Unreadable)[]): Row[] {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const row = { key: 'documents', to: paths.documents.mine };
  const open = readableEntries(requests).flatMap(({ dueDate, officer, tasks }) =>
    readableEntries(tasks).flatMap(({ state }) => (state === 'requested' || state === 'sentBack' ? { dueDate, officer } : [])),
  );
  if (open.length === 0) {
    const isUnclear = requests.some((request) => isUnreadable(request) || request.tasks.some(isUnreadable));
    return isUnclear ? [{ ...row, title: <FormattedMessage {...messages.unclear} /> }] : [];
  }
  const [first = null] = open.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  const names = new Set(open.map(({ officer }) => `${officer.firstName} ${officer.lastName}`.trim()));
  const [name = ''] = names.size === 1 ? names : [];
  const day = formatDay(first, 'weekday');
  const details = [
    ...(name === '' ? [] : [intl.formatMessage(messages.askedBy, { name })]),
    ...(day === null ? [] : [intl.formatMessage(messages.neededBy, { day })]),
  ];
  return [
    {
      ...row,
      title: <FormattedMessage {...messages.documents} values={{ count: open.length }} />,
      ...(details.length === 0 ? {} : { description: details.join(' ') }),
    },
  ];
}

/** One row for each Rate Drop Alert whose rate was reached. */
function useAlertRows(alerts: readonly (UserPreference | Unreadable)[]): Row[] {
  const intl = useIntl();
  const formatDay = useFormatDay();
  return readableEntries(alerts).flatMap(({ userPreferenceId, alert, state, reached }) => {
    if (state !== 'reached' || reached === null) return [];
    const type = intl.formatMessage(mortgageTypeMessages[alert.mortgageType]);
    return {
      key: userPreferenceId,
      to: paths.rateDrop.alerts,
      title: <FormattedMessage {...messages.reached} values={{ rate: alert.targetInterestRate }} />,
      description: (
        <FormattedMessage
          {...messages.reachedHow}
          values={{ type, rate: reached.rate, apr: reached.apr, day: formatDay(reached.reachedOn, 'weekday') ?? '' }}
        />
      ),
    };
  });
}
