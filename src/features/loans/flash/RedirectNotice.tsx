import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage, defineMessages } from 'react-intl';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';

import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { paths } from '#platform/routing/paths.ts';

const messages = defineMessages({
  needsLoan: { id: 'loans.whyHere.needsLoan', defaultMessage: 'Which loan is the Rate Drop Alert for?' },
  choose: {
    id: 'loans.whyHere.choose',
    defaultMessage:
      'The link you followed does not say. Open a loan and choose “Set a Rate Drop Alert”, or go to your alerts and start there.',
  },
  close: { id: 'loans.whyHere.close', defaultMessage: 'Close' },
});

/**
 * Explains why the user was redirected to the list from another page, which `?notice=` names. Shown until it is closed or the user leaves
 * the list.
 */
export function RedirectNotice() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  if (search.get('notice') !== 'rate-drop') return null;
  return (
    <Alert role="status" severity="info" sx={{ marginY: 2 }}>
      <AlertTitle>
        <FormattedMessage {...messages.needsLoan} />
      </AlertTitle>
      <p>
        <FormattedMessage {...messages.choose} />
      </p>
      <CardActions>
        <Button component={RouterLink} variant="outlined" to={paths.rateDrop.alerts}>
          <FormattedMessage {...rateDropAlerts} />
        </Button>
        <Button variant="text" onClick={() => void navigate(paths.loans.list, { replace: true })}>
          <FormattedMessage {...messages.close} />
        </Button>
      </CardActions>
    </Alert>
  );
}
