import { isFinalRefusal, wasNotProcessed } from '#platform/api/clearRefusal.ts';
import { refusalCodeAndMessage } from '#platform/api/describeError.ts';
import { httpStatusOf, isPortalError, type PortalError } from '#platform/api/portalError.ts';

/**
 * How an attempt to send a document ended.
 * - `later`: the lender accepts no more requests for some seconds.
 * - `unclear`: there is no usable response; the same key may be sent again.
 * - `failed`: the request was rejected before processing and may be sent again after the user has solved the problem.
 * - `refused`: the lender declined the document for good.
 */
export type UploadOutcome =
  | { is: 'sent' }
  | { is: 'cancelled' }
  | { is: 'unclear' }
  | { is: 'later'; seconds: number }
  | { is: 'failed'; error: PortalError }
  | { is: 'refused'; words: string };

/** Longest wait before an automatic retry. Users do not stay on the page any longer. */
const MAX_WAIT_SECONDS = 15 * 60;
/** Used if the response does not name a wait. */
const DEFAULT_WAIT_SECONDS = 60;

/** Converts the result of a request to an outcome. @param error the error of the request; undefined after a success */
export function toUploadOutcome(error: unknown): UploadOutcome {
  if (error === undefined) return { is: 'sent' };
  // An error that is not a `PortalError` comes from RTK Query, for an aborted request.
  if (!isPortalError(error) || error.kind === 'cancelled') return { is: 'cancelled' };
  if (wasNotProcessed(error)) {
    const seconds = ('retryAfterSeconds' in error ? error.retryAfterSeconds : undefined) ?? DEFAULT_WAIT_SECONDS;
    return httpStatusOf(error) === 429 && seconds <= MAX_WAIT_SECONDS ? { is: 'later', seconds } : { is: 'failed', error };
  }
  const { message } = refusalCodeAndMessage(error);
  return isFinalRefusal(error) && message !== null ? { is: 'refused', words: message } : { is: 'unclear' };
}
