/** How a call can fail, as screens see it. `code` is the HTTP layer's own code, for reports. */
export type PortalError = { code: string; quiet?: boolean } & (
  | { kind: 'cancelled' }
  | { kind: 'noAnswer'; cause: 'network' | 'timeout' }
  | { kind: 'emptyBody'; status: number; retryAfterSeconds?: number }
  | { kind: 'body'; status: number; retryAfterSeconds?: number; body: unknown }
);

export const isPortalError = (error: unknown): error is PortalError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** The status of a failed call; undefined when there was no answer, or no failure. */
export const httpStatusOf = (error: unknown): number | undefined =>
  isPortalError(error) && (error.kind === 'emptyBody' || error.kind === 'body') ? error.status : undefined;

/** A refusal's machine-readable code; null where it has none. */
export function refusalCode(error: PortalError): string | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('code' in error.body)) return null;
  return typeof error.body.code === 'string' ? error.body.code : null;
}

/**
 * Whether a refusal says that nothing was done. Everything else (no answer, an empty one, a failing server, work that is still
 * running, a key that was used for something else) leaves the outcome open: ask before sending it again.
 */
export function isClearRefusal(error: PortalError): boolean {
  if (error.kind !== 'body') return false;
  if (error.status === 409) return ![null, 'paymentInProgress'].includes(refusalCode(error));
  return [400, 401, 403, 404, 429].includes(error.status);
}
