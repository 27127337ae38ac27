import type { IntlShape } from 'react-intl';

import { firstErrorMessage } from '#platform/api/describeError.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';

import { messages } from './failureMessages.ts';

/** Seconds to wait if the response does not say how long. */
const DEFAULT_WAIT_SECONDS = 60;

/** Returns the error message for a report that was not sent. The caller handles a reference conflict (409). */
export function sendErrorText(intl: IntlShape, error: PortalError): string {
  if (error.kind === 'noAnswer' && seemsOffline()) return intl.formatMessage(messages.offline);
  if (error.kind === 'noAnswer' || error.kind === 'cancelled') return intl.formatMessage(messages.noAnswer);
  const status = httpStatusOf(error);
  if (status === 413) return intl.formatMessage(messages.tooLarge);
  if (status === 429) {
    const seconds = 'retryAfterSeconds' in error ? (error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS) : DEFAULT_WAIT_SECONDS;
    return intl.formatMessage(messages.tooMany, { minutes: Math.ceil(seconds / 60) });
  }
  if (status === 422) {
    const reason = error.kind === 'body' ? firstErrorMessage(error.body) : null;
    return reason === null ? intl.formatMessage(messages.refused) : intl.formatMessage(messages.refusedBecause, { reason });
  }
  return intl.formatMessage(messages.ourSide);
}
