import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ErrorText } from '#platform/api/describeError.ts';
import { messages as catalog } from '#platform/api/messages.ts';
import { errorIdOf, isPortalError } from '#platform/api/portalError.ts';
import { SessionExpiredActions } from '#platform/session/screens/SessionExpiredActions.tsx';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import { messages } from './messages.ts';
import { useErrorText } from './useErrorText.ts';

const UNEXPECTED_ERROR_TEXT: ErrorText = { message: catalog.ourSide, values: {}, offersSignIn: false };

interface Props {
  /** Anything that is not a `PortalError` gets a generic message. */
  error: unknown;
  onRetry?: () => unknown;
  isRetrying?: boolean;
  title?: string;
}

export function ErrorPanel({ error, onRetry, isRetrying = false, title }: Props) {
  const intl = useIntl();
  const code = isPortalError(error) ? errorIdOf(error) : null;
  const described = useErrorText(isPortalError(error) ? error : undefined);
  const words = isPortalError(error) ? described : UNEXPECTED_ERROR_TEXT;
  return (
    <Alert severity="error">
      <AlertTitle>{title ?? intl.formatMessage(messages.errorTitle)}</AlertTitle>
      <p>{words === null ? <FormattedMessage {...messages.stopped} /> : intl.formatMessage(words.message, words.values)}</p>
      <p>
        <CallSupport />
      </p>
      {code !== null && (
        <Typography variant="body2">
          <FormattedMessage {...messages.errorCode} values={{ code }} />
        </Typography>
      )}
      <CardActions>
        {onRetry !== undefined && (
          <BusyButton variant="outlined" busy={isRetrying} onClick={() => onRetry()}>
            <FormattedMessage {...messages.tryAgain} />
          </BusyButton>
        )}
        {words?.offersSignIn === true && <SessionExpiredActions />}
        <ReportProblem />
      </CardActions>
    </Alert>
  );
}
