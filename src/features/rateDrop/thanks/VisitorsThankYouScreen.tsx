import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink, type Location, useLocation } from 'react-router-dom';

import { storePendingAlert } from '#lending/rateDrop/pendingAlert.ts';
import type { ThankYouState } from '#lending/rateDrop/thankYouState.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { NothingToShow } from './ThankYouScreen.tsx';
import { thanksMessages as messages } from './thanksMessages.ts';

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
