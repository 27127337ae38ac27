import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';

import { formMessages as messages } from '../form/formMessages.ts';

/** What the form says of a failed try to set an alert: the lender's own words, or that it is not known whether the alert was set. */
export function sayable(error: PortalError): PortalError | OwnProblem {
  const code = refusalCode(error);
  if (code === 'humanCheck') return { problem: messages.humanCheckFailed };
  const isOffline = error.kind === 'noAnswer' && !navigator.onLine;
  const hasWords = error.kind === 'body' && error.status < 500;
  return isClearRefusal(error) || isOffline || hasWords || error.kind === 'cancelled' ? error : { problem: messages.unclear };
}
