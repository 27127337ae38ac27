import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import { countUnreadable, readable } from '#domain/unreadable.ts';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { UncheckedPart } from '#platform/query/UncheckedPart.tsx';
import { paths } from '#platform/routing/paths.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { KeptAlertNotice } from '../keep/KeptAlertNotice.tsx';
import { useGetAlertsQuery } from '../rateDropApi.ts';
import { AlertCard } from './AlertCard.tsx';
import './alerts.css';
import { alertsMessages as messages } from './alertsMessages.ts';
import { loansToWatch, SetAnother } from './SetAnother.tsx';

/** Reached ones first: there is something to do about them. */
const ORDER: Record<UserPreference['state'], number> = { reached: 0, watching: 1, cancelled: 2 };

/** `/loans/rate-drop/alerts`: every alert of the borrower, also those that are about no loan here. */
export function AlertsScreen() {
  const alerts = useGetAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className="flow stack-wide rate-alerts">
      <PageTitle />
      <KeptAlertNotice />
      <QueryView query={alerts} skeleton={<CardSkeleton of="facts" rows={4} />} empty={<NoAlerts />}>
        {(list) => (
          <>
            {countUnreadable(list) > 0 && (
              <UnreadableNotice title={<FormattedMessage {...messages.unreadable} values={{ count: countUnreadable(list) }} />} />
            )}
            <Alerts alerts={readable(list)} />
          </>
        )}
      </QueryView>
      {alerts.currentData?.length !== 0 && <SetAnother />}
      <p className="muted small">
        <FormattedMessage {...messages.aboutRates} />
      </p>
    </div>
  );
}

/** What an alert does, and the way to the first one. */
function NoAlerts() {
  const query = useGetLoansQuery();
  const { data = [], isLoading } = query;
  const loans = loansToWatch(data);
  const [loan] = loans;
  if (isLoading) return <CardSkeleton of="facts" rows={2} />;
  return (
    <>
      <EmptyState
        drawing="letter"
        action={
          loan === undefined ? (
            <ActionLink look="primary" to={paths.rateDrop.visitors}>
              <FormattedMessage {...messages.setOne} />
            </ActionLink>
          ) : (
            <>
              <ActionLink look="primary" to={paths.rateDrop.set({ loanNumber: loan.loanNumber })}>
                <FormattedMessage {...messages.setOneFor} values={{ address: loan.property.streetAddress }} />
              </ActionLink>
              {loans.length === 1 && (
                <ActionLink look="quiet" to={paths.rateDrop.visitors}>
                  <FormattedMessage {...messages.ownNumbers} />
                </ActionLink>
              )}
            </>
          )
        }
      >
        <p>
          <FormattedMessage {...messages.none} />
        </p>
      </EmptyState>
      <UncheckedPart query={query} says={<FormattedMessage {...messages.loansUnchecked} />} />
      {loans.length > 1 && <SetAnother />}
    </>
  );
}

function Alerts({ alerts }: { alerts: readonly UserPreference[] }) {
  const sorted = [...alerts].sort((one, other) => ORDER[one.state] - ORDER[other.state]);
  const canceled = sorted.filter(({ state }) => state === 'cancelled');
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  /** What was just canceled moves away from under the focus, which then goes to the title. After a lost answer the list is the first to tell. */
  const [leaving, setLeaving] = useState<{ id: string; isTold: boolean } | null>(null);
  const hasLeft = canceled.some(({ userPreferenceId }) => userPreferenceId === leaving?.id);
  const isUntold = hasLeft && leaving?.isTold === false;
  useEffect(() => {
    if (hasLeft) document.querySelector('h1')?.focus();
    if (isUntold) dispatch(showToast('rate-alert', { type: 'success', message: intl.formatMessage(messages.canceled) }));
  }, [dispatch, hasLeft, intl, isUntold]);
  const cards = (shown: readonly UserPreference[], heading: 'h2' | 'h3') => (
    <ul className="rate-alert-list">
      {shown.map((preference) => (
        <li key={preference.userPreferenceId}>
          <AlertCard
            preference={preference}
            heading={heading}
            onCanceled={(isTold) => setLeaving({ id: preference.userPreferenceId, isTold })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="stack-wide">
      {canceled.length < sorted.length &&
        cards(
          sorted.filter(({ state }) => state !== 'cancelled'),
          'h2',
        )}
      {canceled.length > 0 && (
        <section className="stack" aria-labelledby="rate-canceled">
          <h2 id="rate-canceled">
            <FormattedMessage {...messages.canceledTitle} />
          </h2>
          {cards(canceled, 'h3')}
        </section>
      )}
    </div>
  );
}
