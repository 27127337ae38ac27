import type { RefusalCode } from '#contract/refusals.ts';

/**
 * Where a failed call is shown, so that no toast repeats it.
 * `panel`: in the place of what was asked for, with a way to ask again.
 * `field`: in the form that asks, beside its field or above its button. It only asks, so nobody has to hear of it elsewhere.
 * `form`: in the form that sends it and keeps what was typed. Once its page was left, a toast tells.
 * `step`: by what the call is a part of, on whatever page. The endpoint says by what.
 */
export type ShownBy = 'panel' | 'field' | 'form' | 'step';

/**
 * How a call can fail, as screens see it. `code` is the HTTP layer's own code, for reports. `toastWords`: what the call says in its toast
 * before the reason, or, if `isWhole`, instead of it.
 */
export type PortalError = {
  code: string;
  shownBy?: ShownBy;
  toastWords?: { title: string | undefined; says: string | undefined; isWhole: true | undefined };
} & (
  | { kind: 'cancelled' }
  | { kind: 'noAnswer'; cause: 'network' | 'timeout' }
  | { kind: 'emptyBody'; status: number; retryAfterSeconds?: number }
  /** Bytes that are not JSON: a gateway's page, a cut answer, the sign-in page of a hotel's network. */
  | { kind: 'unreadable'; status: number; retryAfterSeconds?: number }
  | { kind: 'body'; status: number; retryAfterSeconds?: number; body: unknown }
  /** A success without the contract's shape: nothing in it is believed. */
  | { kind: 'misshapen' }
);

export const isPortalError = (error: unknown): error is PortalError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** The status of a failed call; undefined when there was no answer, or no failure. */
export const httpStatusOf = (error: unknown): number | undefined =>
  isPortalError(error) && 'status' in error ? error.status : undefined;

/**
 * The lender says that there is no such thing. A page with that status is a gateway's, which does not know the way to the service: it says
 * nothing of what the lender has.
 */
export const isNotFound = (error: unknown): boolean =>
  isPortalError(error) && error.kind !== 'unreadable' && httpStatusOf(error) === 404;

/** The base does not have this call. */
export const lacksCall = (error: unknown): boolean => isNotFound(error) || httpStatusOf(error) === 405;

/** An answer in which there is nothing to read, but for a wait that its header names: not even why. */
export const isWordless = (error: PortalError): boolean =>
  (error.kind === 'emptyBody' || error.kind === 'unreadable') && error.status !== 429;

/** What a person can say to support, which finds the rest in its log; null where the answer has none. */
export function errorCodeOf(error: PortalError): string | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('errorId' in error.body)) return null;
  const { errorId } = error.body;
  return typeof errorId === 'string' && errorId !== '' ? errorId : null;
}

/** A refusal's machine-readable code; null where it has none. */
export function refusalCode(error: PortalError): RefusalCode | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('code' in error.body)) return null;
  const { code } = error.body;
  return typeof code === 'string' ? (code as RefusalCode) : null; // one that the contract does not know matches nothing
}
