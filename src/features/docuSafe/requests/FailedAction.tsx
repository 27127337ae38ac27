import { FormattedMessage } from 'react-intl';

import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';

import { messages } from './requestMessages.ts';

/** A press about a paper that failed: that nothing was changed, or that it is not known. */
export function FailedAction({ error }: { error: PortalError }) {
  return (
    <FailedPress
      says={<FormattedMessage {...(isClearRefusal(error) ? messages.actionRefused : messages.actionUnclear)} />}
      error={error}
    />
  );
}
