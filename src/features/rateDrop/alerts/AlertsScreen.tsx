import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import { countUnreadable, readable } from '#domain/unreadable.ts';
import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { KeptAlertNotice } from '../keep/KeptAlertNotice.tsx';
import { useGetAlertsQuery } from '../rateDropApi.ts';
import { AlertCard } from './AlertCard.tsx';
import './alerts.css';
import { alertsMessages as messages } from './alertsMessages.ts';
import { SetAnother } from './SetAnother.tsx';

/** Reached ones first: there is something to do about them. */
const ORDER: Record<UserPreference['state'], number> = { reached: 0, watching: 1, cancelled: 2 };

/** `/loans/rate-drop/alerts`: every alert of the borrower, also those that are about no loan here. */
export function AlertsScreen() {
  const alerts = useGetAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className="flow stack-wide rate-alerts">
      <PageTitle message={rateDropAlerts} />
      <KeptAlertNotice />
      <QueryView
        query={alerts}
        skeleton={<CardSkeleton of="facts" rows={4} />}
        empty={
          <EmptyState title={<FormattedMessage {...messages.none} />}>
            <p>
              <FormattedMessage {...messages.noneHelp} />
            </p>
          </EmptyState>
        }
      >
        {(list) => (
          <>
            {countUnreadable(list) > 0 && (
              <UnreadableNotice title={<FormattedMessage {...messages.unreadable} values={{ count: countUnreadable(list) }} />} />
            )}
            <Alerts alerts={readable(list)} />
          </>
        )}
      </QueryView>
      <SetAnother />
      <p className="muted small">
        <FormattedMessage {...messages.aboutRates} />
      </p>
    </div>
  );
}

function Alerts({ alerts }: { alerts: readonly UserPreference[] }) {
  const sorted = [...alerts].sort((one, other) => ORDER[one.state] - ORDER[other.state]);
  const canceled = sorted.filter(({ state }) => state === 'cancelled');
  /** What was just canceled moves away from under the focus, which then goes to the title. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const hasLeft = leaving !== null && canceled.some(({ userPreferenceId }) => userPreferenceId === leaving);
  useEffect(() => {
    if (!hasLeft) return;
    document.querySelector('h1')?.focus();
  }, [hasLeft]);
  const cards = (shown: readonly UserPreference[], heading: 'h2' | 'h3') => (
    <ul className="rate-alert-list">
      {shown.map((preference) => (
        <li key={preference.userPreferenceId}>
          <AlertCard preference={preference} heading={heading} onCanceled={() => setLeaving(preference.userPreferenceId)} />
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
