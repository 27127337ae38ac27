import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { currentReturnUrl } from '#platform/session/store/currentReturnUrl.ts';
import { signInAgainRequested } from '#platform/session/store/sessionSlice.ts';

import { messages, supportMessages } from './messages.ts';

/** The two links of the session-expired message (specification, section 8): sign in again, and write to support. */
export function SessionExpiredActions() {
  const dispatch = useDispatch<PortalDispatch>();
  const { email } = useConfig().support;
  return (
    <>
      <Button
        variant="outlined"
        href={paths.auth.login}
        onClick={(press) => {
          press.preventDefault(); // A signed-in user has to be signed out first.
          dispatch((send, getState) => send(signInAgainRequested({ returnUrl: currentReturnUrl(getState()) })));
        }}
      >
        <FormattedMessage {...messages.signInAgain} />
      </Button>
      <Button variant="text" href={`mailto:${email}`}>
        <FormattedMessage {...supportMessages.writeTo} values={{ email }} />
      </Button>
    </>
  );
}
