import { httpStatusOf, isPortalError, refusalCode, type PortalError } from './portalError.ts';

/**
 * Statuses sent before the request is processed, by the lender or a proxy in front of it. The body does not matter, and the same request
 * may be sent again later.
 */
const UNPROCESSED_STATUSES = [401, 403, 429];
/**
 * Statuses that reject the content of a request, whatever their body is. An earlier request with the same idempotency key may still have
 * arrived.
 */
const UNACCEPTABLE_STATUSES = [413, 415, 422];

/**
 * Returns whether the request was rejected before anybody processed it: the caller is not signed in or not allowed, or sent too many
 * requests.
 */
export const wasNotProcessed = (error: unknown): boolean => UNPROCESSED_STATUSES.includes(httpStatusOf(error) ?? 0);

/**
 * Returns whether an error proves that nothing was done. All other errors (no response, an empty one, a 5xx, work still running, a reused
 * key) leave the outcome open, so check it before sending again. Payments always check.
 */
export const isClearRefusal = (error: PortalError): boolean => wasNotProcessed(error) || isRejectedByLender(error);

/** Returns whether the same request would be refused again, so that resending it unchanged is useless. */
export const isFinalRefusal = (error: unknown): boolean =>
  isPortalError(error) && (isRejectedByLender(error) || UNACCEPTABLE_STATUSES.includes(httpStatusOf(error) ?? 0));

function isRejectedByLender(error: PortalError): boolean {
  if (error.kind !== 'body') return false;
  if (error.status === 409) {
    const code = refusalCode(error);
    return code !== null && code !== 'paymentInProgress';
  }
  return [400, 404].includes(error.status);
}

/**
 * Returns whether an error means that the displayed data is outdated: the item is gone or was changed elsewhere. Cached data must then be
 * refetched.
 */
export const isStaleDataError = (error: unknown): boolean => [404, 409, 410].includes(httpStatusOf(error) ?? 0);
