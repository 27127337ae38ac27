import { httpStatusOf, refusalCode, type PortalError } from './portalError.ts';

/**
 * Whether a refusal says that nothing was done. Everything else (no answer, an empty one, a failing server, work that is still
 * running, a key that was used for something else) leaves the outcome open: ask before sending it again.
 */
export function isClearRefusal(error: PortalError): boolean {
  if (error.kind !== 'body') return false;
  if (error.status === 409) {
    const code = refusalCode(error);
    return code !== null && code !== 'paymentInProgress';
  }
  return [400, 401, 403, 404, 429].includes(error.status);
}

/** Whether a refusal says that something is not as it was shown: it is gone, or was changed elsewhere. What is kept of it is old then. */
export const tellsOfChange = (error: unknown): boolean => [404, 409, 410].includes(httpStatusOf(error) ?? 0);
