import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink, useNavigate } from 'react-router-dom';

import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { useErrorText } from '#platform/query/useErrorText.ts';
import { paths } from '#platform/routing/paths.ts';
import { SessionExpiredActions } from '#platform/session/screens/SessionExpiredActions.tsx';

import { refetchAmountDue } from '../intent/refetchAmountDue.ts';
import type { PaymentIntent } from '../intent/paySlice.ts';
import { messages } from '../messages.ts';
import type { Payable } from './payable.ts';

/** Explains why the last click on Pay did not result in a payment. */
export function IntentNotice({ payable, intent }: { payable: Payable; intent: PaymentIntent }) {
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigate();
  if (intent.status === 'notReceived') {
    return (
      <Alert role="status" severity="warning">
        <FormattedMessage {...messages.notReceived} />
      </Alert>
    );
  }
  if (intent.status !== 'refused') return null;
  // `TicketGate` shows this case in place of the whole page.
  if (intent.code === 'ticketEnded') return null;
  if (intent.code === 'amountChanged' || intent.code === 'nothingDue') {
    return (
      <Alert severity="error">
        <p>
          <FormattedMessage {...messages.amountChanged} />
        </p>
        <Button
          variant="outlined"
          onClick={() => {
            dispatch(refetchAmountDue(intent.right));
            void navigate(payable.pages.back ?? payable.pages.mode);
          }}
        >
          <FormattedMessage {...messages.seeNewAmount} />
        </Button>
      </Alert>
    );
  }
  const { right } = intent;
  if (intent.code === 'paymentInProgress') {
    return (
      <Alert role="status" severity="warning">
        <p>
          <FormattedMessage {...(right.kind === 'session' ? messages.inProgress : messages.inProgressElsewhere)} />
        </p>
        {right.kind === 'session' && (
          <Button component={RouterLink} variant="outlined" to={paths.loans.details(right.loanIdentifier)}>
            <FormattedMessage {...messages.seeLoan} />
          </Button>
        )}
      </Alert>
    );
  }
  return <RefusedAlert error={intent.error} />;
}

function RefusedAlert({ error }: { error: PortalError | null }) {
  const words = useErrorText(error ?? undefined);
  return (
    <Alert severity="error">
      <AlertTitle>
        <FormattedMessage {...messages.refused} />
      </AlertTitle>
      {words !== null && (
        <p>
          <FormattedMessage {...words.message} values={words.values} />
        </p>
      )}
      {words?.offersSignIn === true && (
        <CardActions>
          <SessionExpiredActions />
        </CardActions>
      )}
    </Alert>
  );
}
