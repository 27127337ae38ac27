import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';

import { messages } from '../messages.ts';

export function TicketEnded() {
  return (
    <Alert role="status" severity="warning">
      <AlertTitle>
        <FormattedMessage {...messages.ticketEndedTitle} />
      </AlertTitle>
      <p>
        <FormattedMessage {...messages.ticketEnded} />
      </p>
      <Button component={RouterLink} variant="outlined" to={paths.pay.start}>
        <FormattedMessage {...messages.checkAgain} />
      </Button>
    </Alert>
  );
}
