import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

import { describeError, type ErrorWords } from '#platform/api/describeError.ts';
import { errorCodeOf, isPortalError } from '#platform/api/portalError.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { SessionWays } from '#platform/session/screens/SessionWays.tsx';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { messages } from './messages.ts';

interface Props {
  /** The error of a query or mutation; anything that is not a `PortalError` gets the general message. */
  error: unknown;
  onRetry?: () => unknown;
  isRetrying?: boolean;
  title?: string;
}

/** Shows a failed call in the page: what happened, whether anything was lost, what to do next. */
export function ErrorPanel({ error, onRetry, isRetrying = false, title }: Props) {
  'use no memo'; // its children are new each time it renders, so remembering them would cost and gain nothing
  const intl = useIntl();
  const { brand } = useConfig();
  const code = isPortalError(error) ? errorCodeOf(error) : null;
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const unexpected: ErrorWords = { message: messages.unexpected, values: {}, offersSignIn: false };
  const described = isPortalError(error) ? describeError(error, brand.name) : unexpected;
  // Who has no session has none that could have expired: a mailed link's page, for example.
  const words = described?.offersSignIn === true && !isLoggedIn ? unexpected : described;
  return (
    <Notice tone="error" title={title ?? intl.formatMessage(messages.errorTitle)}>
      <p>{words === null ? <FormattedMessage {...messages.stopped} /> : intl.formatMessage(words.message, words.values)}</p>
      <p>
        <CallSupport />
      </p>
      {code !== null && (
        <p className="small">
          <FormattedMessage {...messages.errorCode} values={{ code }} />
        </p>
      )}
      <div className="actions">
        {onRetry !== undefined && (
          <ActionButton busy={isRetrying} onClick={() => onRetry()}>
            <FormattedMessage {...messages.tryAgain} />
          </ActionButton>
        )}
        {words?.offersSignIn === true && <SessionWays />}
        <ReportProblem />
      </div>
    </Notice>
  );
}
