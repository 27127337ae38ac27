import { FormattedMessage, useIntl } from 'react-intl';

import type { ErrorWords } from '#platform/api/describeError.ts';
import { messages as catalog } from '#platform/api/messages.ts';
import { errorCodeOf, isPortalError } from '#platform/api/portalError.ts';
import { SessionWays } from '#platform/session/screens/SessionWays.tsx';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { messages } from './messages.ts';
import { useErrorWords } from './useErrorWords.ts';

const UNEXPECTED: ErrorWords = { message: catalog.ourSide, values: {}, offersSignIn: false };

interface Props {
  /** The error of a query or mutation; anything that is not a `PortalError` gets the general message. */
  error: unknown;
  onRetry?: () => unknown;
  isRetrying?: boolean;
  title?: string;
}

/** Shows a failed call in the page: what happened, whether anything was lost, what to do next. */
export function ErrorPanel({ error, onRetry, isRetrying = false, title }: Props) {
  const intl = useIntl();
  const code = isPortalError(error) ? errorCodeOf(error) : null;
  const described = useErrorWords(isPortalError(error) ? error : undefined);
  const words = isPortalError(error) ? described : UNEXPECTED;
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
