import { FormattedMessage } from 'react-intl';

import type { PortalError } from '#platform/api/portalError.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';

import { describeChangeError } from './describeChangeError.ts';

export function FailedChange({ error }: { error: PortalError }) {
  const { says, isWhole } = describeChangeError(error);
  return <FailedAction message={<FormattedMessage {...says} />} error={isWhole === true ? undefined : error} />;
}
