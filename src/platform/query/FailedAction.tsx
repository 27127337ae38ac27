import { FormattedMessage } from 'react-intl';

import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import { messages } from './actionMessages.ts';
import { FailedPress } from './FailedPress.tsx';

/** Beside the control that was pressed, on a page that shows afterwards what the lender has: nothing was changed, or it is not known. */
export function FailedAction({ error }: { error: PortalError }) {
  return (
    <FailedPress
      says={<FormattedMessage {...(isClearRefusal(error) ? messages.actionRefused : messages.actionUnclear)} />}
      error={error}
    />
  );
}
