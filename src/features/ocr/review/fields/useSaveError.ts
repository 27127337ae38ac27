import { useIntl, type MessageDescriptor } from 'react-intl';

import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';
import { useRefusalReason } from '#platform/query/useRefusalReason.ts';

import { changeMessages } from '../../changeMessages.ts';

/** Returns the error text for a value that could not be saved; null if there was no failure. */
export function useSaveError(
  failure: PortalError | undefined,
  { notSaved, saveUnclear }: { notSaved: MessageDescriptor; saveUnclear: MessageDescriptor },
): string | null {
  const intl = useIntl();
  const why = useRefusalReason(failure);
  if (failure === undefined) return null;
  if (refusalCode(failure) === 'paperChanged') return intl.formatMessage(changeMessages.changedElsewhere);
  if (!isClearRefusal(failure)) return intl.formatMessage(saveUnclear);
  const reason = why === null ? [] : [intl.formatMessage(why.message, why.values)];
  return [intl.formatMessage(notSaved), ...reason].join(' ');
}
