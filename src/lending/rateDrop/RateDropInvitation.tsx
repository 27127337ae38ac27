import Link from '@mui/material/Link';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';

const messages = defineMessages({
  why: { id: 'rateDrop.invitation.why', defaultMessage: 'Waiting for a lower rate?' },
  set: { id: 'rateDrop.invitation.set', defaultMessage: 'Set a Rate Drop Alert' },
});

/** Link to the Rate Drop Alert form, for visitors with or without an account. */
export function RateDropInvitation() {
  return (
    <p>
      <FormattedMessage {...messages.why} />
      <br />
      <Link component={RouterLink} to={paths.rateDrop.visitors}>
        <FormattedMessage {...messages.set} />
      </Link>
    </p>
  );
}
