import { FormattedMessage } from 'react-intl';

import { refusalCode, type PortalError } from '#platform/api/portalError.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';
import { FailedPress } from '#platform/query/FailedPress.tsx';

import { changeMessages as messages } from './changeMessages.ts';

/** Beside what was pressed: that nothing was changed, that somebody else changed the paper, or that it is not known. */
export function FailedChange({ error }: { error: PortalError }) {
  if (refusalCode(error) === 'paperChanged') return <FailedPress says={<FormattedMessage {...messages.changedElsewhere} />} />;
  return <FailedAction error={error} />;
}
