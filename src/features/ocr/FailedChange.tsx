import { FormattedMessage } from 'react-intl';

import type { PortalError } from '#platform/api/portalError.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';

import { changeWords } from './changeWords.ts';

/** Error shown next to the button or field when a change to a document failed. */
export function FailedChange({ error }: { error: PortalError }) {
  const { says, isWhole } = changeWords(error);
  return <FailedPress says={<FormattedMessage {...says} />} error={isWhole === true ? undefined : error} />;
}
