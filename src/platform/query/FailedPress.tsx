import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import CardActions from '@mui/material/CardActions';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { PortalError } from '#platform/api/portalError.ts';
import { SessionWays } from '#platform/session/screens/SessionWays.tsx';

import { useWhyRefused } from './useWhyRefused.ts';

interface Props {
  title?: ReactNode;
  /** Sentence that says what did not happen, and whether that is certain. */
  says: ReactNode;
  /** The request's error; undefined if the portal itself found the problem. */
  error?: PortalError | undefined;
  /** Further help, such as whom to contact. */
  children?: ReactNode;
}

/**
 * Error message next to the button that was clicked. Says what did not happen and, if the request was rejected, why and when to retry.
 * Offers to sign in again if the session ended.
 */
export function FailedPress({ title, says, error, children }: Props) {
  const intl = useIntl();
  const why = useWhyRefused(error);
  return (
    <Alert severity="error">
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      <p>{says}</p>
      {why !== null && <p>{intl.formatMessage(why.message, why.values)}</p>}
      {children}
      {why?.offersSignIn === true && (
        <CardActions>
          <SessionWays />
        </CardActions>
      )}
    </Alert>
  );
}
