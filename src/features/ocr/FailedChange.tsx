import { FormattedMessage } from 'react-intl';

import type { PortalError } from '#platform/api/portalError.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';

import { describeChangeError } from './describeChangeError.ts';

/** Error shown next to the button or field when a change to a document failed. */
export function FailedChange({ error }: { error: PortalError }) {
  const { says, isWhole } = describeChangeError(error);
  return <FailedAction message={<FormattedMessage {...says} />} error={isWhole === true ? undefined : error} />;
}
