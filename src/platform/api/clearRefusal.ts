import { httpStatusOf, isPortalError, refusalCode, type PortalError } from './portalError.ts';

/** They are said before anything is done, by the lender or by what stands before it, whatever their body is. The same may be sent later. */
const TURNED_AWAY = [401, 403, 429];
/** They are said about what was sent, whatever their body is. An earlier sending under the same key may have arrived all the same. */
const UNACCEPTABLE = [413, 415, 422];

/** Whether nobody looked at what was sent: who sends it has to say who they are, or there were too many calls. */
export const isTurnedAway = (error: unknown): boolean => TURNED_AWAY.includes(httpStatusOf(error) ?? 0);

/**
 * Whether a refusal says that nothing was done. Everything else (no answer, an empty one, a failing server, work that is still
 * running, a key that was used for something else) leaves the outcome open: ask before sending it again. Payments ask always.
 */
export const isClearRefusal = (error: PortalError): boolean => isTurnedAway(error) || isDeclined(error);

/** Whether the same would be refused again, so that nobody should send it once more as it is. */
export const isFinalRefusal = (error: unknown): boolean =>
  isPortalError(error) && (isDeclined(error) || UNACCEPTABLE.includes(httpStatusOf(error) ?? 0));

/** The lender has looked at it and says no. */
function isDeclined(error: PortalError): boolean {
  if (error.kind !== 'body') return false;
  if (error.status === 409) {
    const code = refusalCode(error);
    return code !== null && code !== 'paymentInProgress';
  }
  return [400, 404].includes(error.status);
}

/** Whether a refusal says that something is not as it was shown: it is gone, or was changed elsewhere. What is kept of it is old then. */
export const tellsOfChange = (error: unknown): boolean => [404, 409, 410].includes(httpStatusOf(error) ?? 0);
