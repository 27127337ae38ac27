import type { MessageDescriptor } from 'react-intl';

import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import type { LocalFormError } from './submitErrors.ts';

/**
 * Chooses how a form explains a failed write: by the response's own message, or by saying that the outcome is not known.
 * @param unclear message for an unknown outcome; it should say what sending again would do
 */
export function explainWriteError(error: PortalError, unclear: MessageDescriptor): PortalError | LocalFormError {
  const hasWords = error.kind === 'body' && error.status < 500;
  return isClearRefusal(error) || hasWords || error.kind === 'cancelled' ? error : { problem: unclear, outcome: 'open' };
}
