import type { RefusalCode } from '#contract/refusals.ts';

/**
 * Where a failed call is shown, so that no toast repeats it.
 * - `panel`: in place of the requested content, with a retry button.
 * - `field`: in the form that sent the query, next to its field or above its button. Nothing is shown if the user has left.
 * - `form`: in the form that was submitted, which keeps the input. A toast is shown if the user has left the page.
 * - `step`: by the process that the call is part of, on any page. A comment at the endpoint names it.
 */
export type ErrorDisplayPlace = 'panel' | 'field' | 'form' | 'step';

/**
 * A failed call, as screens see it. `code` is the HTTP layer's own code, for reports. `toastWords` is shown in the toast before the
 * reason or, if `isWhole`, instead of it.
 */
export type PortalError = {
  code: string;
  shownBy?: ErrorDisplayPlace;
  toastWords?: { title: string | undefined; says: string | undefined; isWhole: true | undefined };
} & (
  | { kind: 'cancelled' }
  | { kind: 'noAnswer'; cause: 'network' | 'timeout' }
  | { kind: 'emptyBody'; status: number; retryAfterSeconds?: number }
  /** The body is not JSON: a proxy's error page, a truncated response or the login page of a public Wi-Fi network. */
  | { kind: 'unreadable'; status: number; retryAfterSeconds?: number }
  | { kind: 'body'; status: number; retryAfterSeconds?: number; body: unknown }
  /** A successful response that does not match the contract. None of its data is used. */
  | { kind: 'misshapen' }
);

export const isPortalError = (error: unknown): error is PortalError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** Returns the HTTP status of a failed call; undefined if there was no response or the value is not a `PortalError`. */
export const httpStatusOf = (error: unknown): number | undefined =>
  isPortalError(error) && 'status' in error ? error.status : undefined;

/**
 * Returns whether the lender reported that the item does not exist. A 404 whose body is not JSON comes from a proxy that cannot reach the
 * service, so it does not count.
 */
export const isNotFound = (error: unknown): boolean =>
  isPortalError(error) && error.kind !== 'unreadable' && httpStatusOf(error) === 404;

export const isMissingEndpoint = (error: unknown): boolean => isNotFound(error) || httpStatusOf(error) === 405;

/**
 * Returns whether the response has no readable body, so that it gives no reason. A 429 does not count, because its status already
 * explains it.
 */
export const hasNoReadableBody = (error: PortalError): boolean =>
  (error.kind === 'emptyBody' || error.kind === 'unreadable') && error.status !== 429;

/** Returns the error id that a user can give to support, who find the details in the server log; null if there is none. */
export function errorIdOf(error: PortalError): string | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('errorId' in error.body)) return null;
  const { errorId } = error.body;
  return typeof errorId === 'string' && errorId !== '' ? errorId : null;
}

export function refusalCode(error: PortalError): RefusalCode | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('code' in error.body)) return null;
  const { code } = error.body;
  return typeof code === 'string' ? (code as RefusalCode) : null; // A code that the contract does not list matches no comparison.
}
