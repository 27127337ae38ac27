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
  /** What did not happen, and whether that is certain. */
  says: ReactNode;
  /** What the call answered; undefined where the portal itself found the reason. */
  error?: PortalError | undefined;
  /** Whom else to ask. */
  children?: ReactNode;
}

/** Beside the control that was pressed: what did not happen, and after a refusal why, when to try again, and the ways of a session that ended. */
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
