import { httpStatusOf, refusalCode, type PortalError } from './portalError.ts';

/** They are said before anything is done, by the lender or by what stands before it, whatever their body is. */
const TURNED_AWAY = [401, 403, 429];

/**
 * Whether a refusal says that nothing was done. Everything else (no answer, an empty one, a failing server, work that is still
 * running, a key that was used for something else) leaves the outcome open: ask before sending it again. Payments ask always.
 */
export function isClearRefusal(error: PortalError): boolean {
  if (TURNED_AWAY.includes(httpStatusOf(error) ?? 0)) return true;
  if (error.kind !== 'body') return false;
  if (error.status === 409) {
    const code = refusalCode(error);
    return code !== null && code !== 'paymentInProgress';
  }
  return [400, 404].includes(error.status);
}

/** Whether a refusal says that something is not as it was shown: it is gone, or was changed elsewhere. What is kept of it is old then. */
export const tellsOfChange = (error: unknown): boolean => [404, 409, 410].includes(httpStatusOf(error) ?? 0);
