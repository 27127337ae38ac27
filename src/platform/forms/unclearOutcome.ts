import type { MessageDescriptor } from 'react-intl';

import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import type { OwnProblem } from './serverErrors.ts';

/**
 * What a form says of a write that failed: the lender's own words, or that it is not known what became of it.
 * @param unclear the words for the last, which say what sending it again does
 */
export function sayOutcome(error: PortalError, unclear: MessageDescriptor): PortalError | OwnProblem {
  const hasWords = error.kind === 'body' && error.status < 500;
  return isClearRefusal(error) || hasWords || error.kind === 'cancelled' ? error : { problem: unclear, outcome: 'open' };
}
