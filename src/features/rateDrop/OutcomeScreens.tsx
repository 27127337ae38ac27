import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useSelector, useDispatch } from 'react-redux';
import { Link as RouterLink, useLocation, type Location } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import { readableEntries } from '#domain/unreadable.ts';
import type { ThankYouState } from '#lending/rateDrop/thankYouState.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { storePendingAlert } from '#lending/rateDrop/pendingAlert.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import { useGetAlertsQuery } from './rateDropApi.ts';
import { outcomeMessages as messages } from './outcomeMessages.ts';

/** `/loans/rate-drop/rdthankyou`: thanks the borrower for an alert that is now set. Opened directly, it shows a neutral page. */
export function ThankYouScreen() {
  const { state } = useLocation() as Location<ThankYouState | null>; // only the portal sets the state of this page
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const hasAlert = state?.kind === 'set' && isLoggedIn;
  return <NarrowColumn>{hasAlert ? <ThanksFor userPreferenceId={state.userPreferenceId} /> : <NothingToShow />}</NarrowColumn>;
}

function ThanksFor({ userPreferenceId }: { userPreferenceId: string }) {
  const alerts = useGetAlertsQuery();
  return (
    <>
      {alerts.currentData === undefined && <PageTitle />}
      <QueryView query={alerts} skeleton={<CardSkeleton rowKind="facts" rows={3} />} isEmpty={() => false}>
        {(list) => {
          const found = readableEntries(list).find(
            (one) => one.userPreferenceId === userPreferenceId && one.state !== 'cancelled',
          );
          return found === undefined ? <NothingToShow /> : <Thanks preference={found} />;
        }}
      </QueryView>
    </>
  );
}

function Thanks({ preference: { alert, lastChecked } }: { preference: UserPreference }) {
  const percent = (rate: string) => <FormattedMessage {...messages.percent} values={{ rate }} />;
  return (
    <OutcomePage
      tone="success"
      title={messages.thanks}
      facts={[
        { key: 'target', label: <FormattedMessage {...messages.target} />, value: percent(alert.targetInterestRate) },
        ...(lastChecked === null
          ? []
          : [
              {
                key: 'today',
                label: <FormattedMessage {...messages.today} />,
                value: <FormattedMessage {...messages.rate} values={{ rate: lastChecked.rate, apr: lastChecked.apr }} />,
              },
            ]),
        { key: 'email', label: <FormattedMessage {...messages.tellsAt} />, value: alert.email },
      ]}
      actions={[
        <Button component={RouterLink} key="alerts" to={paths.rateDrop.alerts} variant="contained">
          <FormattedMessage {...messages.seeAlerts} />
        </Button>,
        <Button component={RouterLink} variant="outlined" key="loans" to={paths.loans.list}>
          <FormattedMessage {...messages.loans} />
        </Button>,
      ]}
    >
      <Typography>
        <FormattedMessage {...messages.next} />
      </Typography>
    </OutcomePage>
  );
}

/** Thank-you page that was opened directly: it reports no success and links to the next steps. */
function NothingToShow() {
  return (
    <OutcomePage
      tone="info"
      actions={[
        <Button component={RouterLink} key="alerts" to={paths.rateDrop.alerts} variant="contained">
          <FormattedMessage {...messages.seeAlerts} />
        </Button>,
        <Button component={RouterLink} variant="outlined" key="set" to={paths.rateDrop.visitors}>
          <FormattedMessage {...messages.setAlert} />
        </Button>,
      ]}
    >
      <Typography>
        <FormattedMessage {...messages.plain} />
      </Typography>
    </OutcomePage>
  );
}

/**
 * `/public-pages/rate-drop/thank-you`: confirms a submitted alert, or an account created for one. Opened directly, it shows a neutral
 * page.
 */
export function VisitorsThankYouScreen() {
  const { state } = useLocation() as Location<ThankYouState | null>; // only the portal sets the state of this page
  return (
    <NarrowColumn spacing={4}>
      {state?.kind === 'lead' ? (
        <LeadReceived reference={state.reference} isLinkBad={state.isLinkBad === true} />
      ) : state?.kind === 'accountCreated' ? (
        <AccountCreated />
      ) : (
        <NothingToShow />
      )}
    </NarrowColumn>
  );
}

function LeadReceived({ reference, isLinkBad }: { reference: string; isLinkBad: boolean }) {
  const dispatch = useDispatch<PortalDispatch>();
  return (
    <>
      <OutcomePage tone="success" title={messages.thanks}>
        <Typography>
          <FormattedMessage {...messages.received} />
        </Typography>
        <Typography>
          <FormattedMessage {...messages.inTouch} />
        </Typography>
        {isLinkBad && (
          <Alert severity="warning" role="note">
            <FormattedMessage {...messages.badLink} />
          </Alert>
        )}
      </OutcomePage>
      <SectionCard title={<FormattedMessage {...messages.keepTitle} />}>
        <Typography>
          <FormattedMessage {...messages.keepWhy} />
        </Typography>
        {/* Stores the reference only when one of the links is clicked; clicks next to them are ignored. */}
        <CardActions
          onClickCapture={({ target }) => {
            if (target instanceof Element && target.closest('a') !== null) dispatch(storePendingAlert(reference));
          }}
        >
          <Button component={RouterLink} to={paths.auth.signUp} variant="contained">
            <FormattedMessage {...messages.signUp} />
          </Button>
          <Button component={RouterLink} variant="outlined" to={paths.rateDrop.alerts}>
            <FormattedMessage {...messages.signIn} />
          </Button>
        </CardActions>
      </SectionCard>
    </>
  );
}

function AccountCreated() {
  return (
    <OutcomePage tone="success">
      <Typography>
        <FormattedMessage
          {...messages.created}
          values={{
            login: (
              <Link component={RouterLink} to={paths.rateDrop.alerts}>
                <FormattedMessage {...messages.logIn} />
              </Link>
            ),
          }}
        />
      </Typography>
    </OutcomePage>
  );
}

/** `/loans/rate-drop/rdnodata`: explains that an alert cannot be set on this loan, and offers alternatives. */
export function NoDataScreen() {
  return (
    <NarrowColumn>
      <OutcomePage
        tone="info"
        actions={[
          <Button component={RouterLink} key="own" to={paths.rateDrop.visitors} variant="contained">
            <FormattedMessage {...messages.ownNumbers} />
          </Button>,
          <Button component={RouterLink} variant="outlined" key="loans" to={paths.loans.list}>
            <FormattedMessage {...messages.yourLoans} />
          </Button>,
          <Button component={RouterLink} key="add" to={paths.loans.add} variant="text">
            <FormattedMessage {...messages.addLoan} />
          </Button>,
        ]}
      >
        <Typography>
          <FormattedMessage {...messages.noDataWhy} />
        </Typography>
        <Typography>
          <FormattedMessage {...messages.noDataNext} /> <CallSupport />
        </Typography>
      </OutcomePage>
    </NarrowColumn>
  );
}
