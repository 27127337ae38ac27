import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useCallback, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import CardActions from '@mui/material/CardActions';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import { countUnreadable, readableEntries, type Unreadable } from '#domain/unreadable.ts';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { paths } from '#platform/routing/paths.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { getLoanStatus } from '#domain/loanStatus.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { RowLink } from '#platform/ui/actions/RowLink.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { removePendingAlert, readPendingAlert } from '#lending/rateDrop/pendingAlert.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { useGetAlertsQuery } from './rateDropApi.ts';
import {
  selectCanceled,
  addEnded,
  addRequested,
  selectWaiting,
  waitingDisowned,
  waitingFound,
  withRateDrop,
} from './rateDropSlice.ts';
import { AlertCard } from './AlertCard.tsx';
import { alertsMessages as messages, pendingAlertMessages } from './alertsMessages.ts';
import { linkPendingAlert } from './linkPendingAlert.ts';

/** Sort order by state. Reached alerts come first because the borrower can act on them. */
const ALERT_STATE_ORDER: Record<UserPreference['state'], number> = { reached: 0, watching: 1, cancelled: 2 };

const Cards = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > li': { display: 'block' },
});

/** About as tall as a phone screen, so that the footer does not visibly move when the alerts arrive. */
const SKELETON = (
  <Stack spacing={2}>
    <CardSkeleton hasLead rowKind="facts" rows={8} />
    <CardSkeleton rowKind="facts" rows={4} />
  </Stack>
);

/** `/loans/rate-drop/alerts`: all alerts of the borrower, including those not tied to a loan here. */
export const AlertsScreen = withRateDrop(() => {
  const alerts = useGetAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  /** With no alerts, the page also waits for the loans, so that the text below does not jump when they arrive. */
  const isEmpty = alerts.currentData?.length === 0;
  const loans = useGetLoansQuery(undefined, { skip: !isEmpty }); // loans for which the empty state can offer an alert
  const isWaiting = (alerts.currentData === undefined && alerts.error === undefined) || (isEmpty && loans.isLoading);
  return (
    <NarrowColumn spacing={3}>
      <PageTitle />
      <PendingAlertNotice />
      <QueryView query={alerts} skeleton={SKELETON} empty={<NoAlerts />}>
        {(list) => (
          <>
            {countUnreadable(list) > 0 && (
              <UnreadableNotice title={<FormattedMessage {...messages.unreadable} values={{ count: countUnreadable(list) }} />} />
            )}
            <Alerts alerts={readableEntries(list)} />
          </>
        )}
      </QueryView>
      {!isWaiting && !isEmpty && <SetAnotherAlert />}
      {!isWaiting && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.aboutRates} />
        </Typography>
      )}
    </NarrowColumn>
  );
});

function NoAlerts() {
  const query = useGetLoansQuery();
  const { data = [], isLoading } = query;
  const loans = loansEligibleForAlert(data);
  const [loan] = loans;
  if (isLoading) return SKELETON;
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
      <UnavailablePart query={query} message={<FormattedMessage {...messages.loansUnchecked} />} />
      {loans.length > 1 && <SetAnotherAlert />}
    </>
  );
}

function Alerts({ alerts }: { alerts: readonly UserPreference[] }) {
  const sorted = [...alerts].sort((one, other) => ALERT_STATE_ORDER[one.state] - ALERT_STATE_ORDER[other.state]);
  const canceled = sorted.filter(({ state }) => state === 'cancelled');
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  /**
   * A canceled card moves to another section and loses focus, so focus goes to the page title. If the cancel response was lost, the
   * refetched list is the first proof of success, so the toast is shown here.
   */
  const last = useSelector(selectCanceled);
  const hasMoved = canceled.some(({ userPreferenceId }) => userPreferenceId === last?.userPreferenceId);
  const isUnannounced = hasMoved && last?.isTold === false;
  useEffect(() => {
    if (hasMoved) document.querySelector('h1')?.focus();
    if (isUnannounced) dispatch(showToast('cancelAlert', { type: 'success', message: intl.formatMessage(messages.canceled) }));
  }, [dispatch, hasMoved, intl, isUnannounced]);
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

/** Links an alert stored in this browser to the account. Asks the borrower first if it was set for another email address. */
function PendingAlertNotice() {
  const dispatch = useDispatch<PortalDispatch>();
  const { asks, isBusy, error } = useSelector(selectWaiting);
  const checkStorage = useCallback(() => dispatch(waitingFound(dispatch(readPendingAlert())?.asks === true)), [dispatch]);
  // Reads storage before the first paint, so that the question does not push the page down later.
  useLayoutEffect(() => void checkStorage(), [checkStorage]);
  useEffect(() => void dispatch(linkPendingAlert()).then(checkStorage), [dispatch, checkStorage]);
  if (!asks) return null;
  const add = async () => {
    dispatch(addRequested());
    const failure = (await dispatch(linkPendingAlert(true))) ?? null;
    dispatch(addEnded({ asks: dispatch(readPendingAlert()) !== null, error: failure }));
  };
  return (
    <Alert role="status" severity="info">
      <AlertTitle>
        <FormattedMessage {...pendingAlertMessages.ask} />
      </AlertTitle>
      <p>
        <FormattedMessage {...pendingAlertMessages.askWhy} />
      </p>
      {error !== null && (
        <FailedAction
          message={
            <FormattedMessage {...(isClearRefusal(error) ? pendingAlertMessages.notAdded : pendingAlertMessages.addUnclear)} />
          }
          error={error}
        />
      )}
      <CardActions>
        <BusyButton variant="contained" busy={isBusy} onClick={() => void add()}>
          <FormattedMessage {...pendingAlertMessages.add} />
        </BusyButton>
        <Button
          variant="outlined"
          onClick={() => {
            dispatch(removePendingAlert());
            dispatch(waitingDisowned());
          }}
        >
          <FormattedMessage {...pendingAlertMessages.notMine} />
        </Button>
      </CardActions>
    </Alert>
  );
}

/** Shows links for at most this many loans; the rest are on the loan list. */
const MAX_LOANS_SHOWN = 4;

/**
 * Returns the loans an alert can be set on. Loans without a servicing record, or transferred to another servicer, have no data to start
 * from.
 */
const loansEligibleForAlert = (list: readonly (Loan | Unreadable)[]): Loan[] =>
  readableEntries(list).filter(
    ({ loanServicings: [record] }) => record !== undefined && getLoanStatus(record).status !== 'transferred',
  );

function SetAnotherAlert() {
  const intl = useIntl();
  const query = useGetLoansQuery();
  const { data = [] } = query;
  const loans = loansEligibleForAlert(data);
  const links = [
    ...loans.slice(0, MAX_LOANS_SHOWN).map(({ loanIdentifier, loanNumber, property }) => ({
      key: loanIdentifier,
      to: paths.rateDrop.set({ loanNumber }),
      words: intl.formatMessage(messages.refinance, { address: property.streetAddress }),
    })),
    ...(loans.length > MAX_LOANS_SHOWN
      ? [{ key: 'others', to: paths.loans.list, words: intl.formatMessage(messages.otherLoans) }]
      : []),
    { key: 'own', to: paths.rateDrop.visitors, words: intl.formatMessage(messages.ownNumbers) },
  ];
  return (
    <SectionCard title={<FormattedMessage {...messages.another} />}>
      <UnavailablePart query={query} message={<FormattedMessage {...messages.loansUnchecked} />} />
      <List>
        {links.map(({ key, to, words }) => (
          <RowLink key={key} to={to} title={words} />
        ))}
      </List>
    </SectionCard>
  );
}
