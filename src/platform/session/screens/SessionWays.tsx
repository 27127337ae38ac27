import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { placeToReturnTo } from '#platform/session/store/placeToReturnTo.ts';
import { signInAgainRequested } from '#platform/session/store/sessionSlice.ts';

import { messages, wayMessages } from './messages.ts';

/** The two links of the session-expired message (specification, section 8): sign in again, and write to support. */
export function SessionWays() {
  const dispatch = useDispatch<PortalDispatch>();
  const { email } = useConfig().support;
  return (
    <>
      <Button
        variant="outlined"
        href={paths.auth.login}
        onClick={(press) => {
          press.preventDefault(); // A signed-in user has to be signed out first.
          dispatch((send, getState) => send(signInAgainRequested({ returnUrl: placeToReturnTo(getState()) })));
        }}
      >
        <FormattedMessage {...messages.signInAgain} />
      </Button>
      <Button variant="text" href={`mailto:${email}`}>
        <FormattedMessage {...wayMessages.writeTo} values={{ email }} />
      </Button>
    </>
  );
}
