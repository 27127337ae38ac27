import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import { countUnreadable, readable } from '#domain/unreadable.ts';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { UncheckedPart } from '#platform/query/UncheckedPart.tsx';
import { paths } from '#platform/routing/paths.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { KeptAlertNotice } from '../keep/KeptAlertNotice.tsx';
import { useGetAlertsQuery } from '../rateDropApi.ts';
import { withRateDrop } from '../rateDropFeature.ts';
import { selectCanceled } from '../rateDropSlice.ts';
import { AlertCard } from './AlertCard.tsx';
import { alertsMessages as messages } from './alertsMessages.ts';
import { loansToWatch, SetAnother } from './SetAnother.tsx';

/** Reached ones first: there is something to do about them. */
const ORDER: Record<UserPreference['state'], number> = { reached: 0, watching: 1, cancelled: 2 };

/** Cards below each other */
const Cards = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > li': { display: 'block' },
});

/** As high as a phone, so that the footer is not seen to move. */
const OUTLINE = (
  <Stack spacing={2}>
    <CardSkeleton lead of="facts" rows={8} />
    <CardSkeleton of="facts" rows={4} />
  </Stack>
);

/** `/loans/rate-drop/alerts`: every alert of the borrower, also those that are about no loan here. */
export const AlertsScreen = withRateDrop(() => {
  const alerts = useGetAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  /** What stands below the list would move away when it comes. */
  const isEmpty = alerts.currentData?.length === 0;
  const loans = useGetLoansQuery(undefined, { skip: !isEmpty }); // what the first alert may be for
  const isWaiting = (alerts.currentData === undefined && alerts.error === undefined) || (isEmpty && loans.isLoading);
  return (
    <Flow spacing={3}>
      <PageTitle />
      <KeptAlertNotice />
      <QueryView query={alerts} skeleton={OUTLINE} empty={<NoAlerts />}>
        {(list) => (
          <>
            {countUnreadable(list) > 0 && (
              <UnreadableNotice title={<FormattedMessage {...messages.unreadable} values={{ count: countUnreadable(list) }} />} />
            )}
            <Alerts alerts={readable(list)} />
          </>
        )}
      </QueryView>
      {!isWaiting && !isEmpty && <SetAnother />}
      {!isWaiting && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.aboutRates} />
        </Typography>
      )}
    </Flow>
  );
});

/** What an alert does, and the way to the first one. */
function NoAlerts() {
  const query = useGetLoansQuery();
  const { data = [], isLoading } = query;
  const loans = loansToWatch(data);
  const [loan] = loans;
  if (isLoading) return OUTLINE;
  return (
    <>
      <EmptyState
        drawing="rate"
        title={<FormattedMessage {...messages.none} />}
        action={
          loan === undefined ? (
            <Button component={RouterLink} variant="contained" to={paths.rateDrop.visitors}>
              <FormattedMessage {...messages.setOne} />
            </Button>
          ) : (
            <>
              <Button component={RouterLink} variant="contained" to={paths.rateDrop.set({ loanNumber: loan.loanNumber })}>
                <FormattedMessage {...messages.setOneFor} values={{ address: loan.property.streetAddress }} />
              </Button>
              {loans.length === 1 && (
                <Button component={RouterLink} variant="text" to={paths.rateDrop.visitors}>
                  <FormattedMessage {...messages.ownNumbers} />
                </Button>
              )}
            </>
          )
        }
      >
        <Typography>
          <FormattedMessage {...messages.noneHelp} />
        </Typography>
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
  const last = useSelector(selectCanceled);
  const hasLeft = canceled.some(({ userPreferenceId }) => userPreferenceId === last?.userPreferenceId);
  const isUntold = hasLeft && last?.isTold === false;
  useEffect(() => {
    if (hasLeft) document.querySelector('h1')?.focus();
    if (isUntold) dispatch(showToast('cancelAlert', { type: 'success', message: intl.formatMessage(messages.canceled) }));
  }, [dispatch, hasLeft, intl, isUntold]);
  const cards = (shown: readonly UserPreference[], heading: 'h2' | 'h3') => (
    <Cards disablePadding>
      {shown.map((preference) => (
        <ListItem key={preference.userPreferenceId} disablePadding>
          <AlertCard preference={preference} heading={heading} />
        </ListItem>
      ))}
    </Cards>
  );
  return (
    <Stack spacing={4}>
      {canceled.length < sorted.length &&
        cards(
          sorted.filter(({ state }) => state !== 'cancelled'),
          'h2',
        )}
      {canceled.length > 0 && (
        <Stack component="section" spacing={2} aria-labelledby="rate-canceled">
          <Typography variant="h2" id="rate-canceled">
            <FormattedMessage {...messages.canceledTitle} />
          </Typography>
          {cards(canceled, 'h3')}
        </Stack>
      )}
    </Stack>
  );
}
