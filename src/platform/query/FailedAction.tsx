import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import CardActions from '@mui/material/CardActions';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { PortalError } from '#platform/api/portalError.ts';
import { SessionExpiredActions } from '#platform/session/screens/SessionExpiredActions.tsx';

import { useRefusalReason } from './useRefusalReason.ts';

interface Props {
  title?: ReactNode;
  /** Says what did not happen, and whether that is certain. */
  message: ReactNode;
  /** The request's error; undefined if the portal itself found the problem. */
  error?: PortalError | undefined;
  /** Further help, such as whom to contact. */
  children?: ReactNode;
}

/**
 * Error message next to the button that was clicked. Says what did not happen and, if the request was rejected, why and when to retry.
 * Offers to sign in again if the session ended.
 */
export function FailedAction({ title, message, error, children }: Props) {
  const intl = useIntl();
  const why = useRefusalReason(error);
  return (
    <Alert severity="error">
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      <p>{message}</p>
      {why !== null && <p>{intl.formatMessage(why.message, why.values)}</p>}
      {children}
      {why?.offersSignIn === true && (
        <CardActions>
          <SessionExpiredActions />
        </CardActions>
      )}
    </Alert>
  );
}
