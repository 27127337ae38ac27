import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { messages as catalog } from '#platform/api/messages.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { useErrorWords } from '#platform/query/useErrorWords.ts';
import { SessionWays } from '#platform/session/screens/SessionWays.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

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
  const described = useErrorWords(error);
  const isWhy = error !== undefined && isClearRefusal(error) && described?.message !== catalog.somethingWentWrong;
  const why = isWhy ? described : null;
  return (
    <Notice tone="error" {...(title === undefined ? {} : { title })}>
      <p>{says}</p>
      {why !== null && <p>{intl.formatMessage(why.message, why.values)}</p>}
      {children}
      {why?.offersSignIn === true && (
        <div className="actions">
          <SessionWays />
        </div>
      )}
    </Notice>
  );
}
