import type { MessageDescriptor } from 'react-intl';

import type { RefusalCode } from '#contract/refusals.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';

import { isClearRefusal } from './clearRefusal.ts';
import { messages } from './messages.ts';
import { isNotFound, refusalCode, type PortalError } from './portalError.ts';

export interface ErrorText {
  message: MessageDescriptor;
  values: Record<string, string | number>;
  /** Whether the message asks the user to sign in again or to contact support, so that links to both are shown. */
  offersSignIn: boolean;
}

export interface ErrorAudience {
  brand: string;
  /** Visitors without a session must not be told that their session expired. */
  isSignedIn: boolean;
}

/** Waits of at least this many seconds are shown in minutes or hours, rounded up. */
const SHOW_MINUTES_FROM_SECONDS = 120;
const SHOW_HOURS_FROM_SECONDS = 2 * 3600;
/** Used after a 429 response without `Retry-After`. */
const DEFAULT_WAIT_SECONDS = 60;

/** Maps a failed call to its message in the error catalog (specification, section 8). Returns null when no message is needed. */
export function describeError(error: PortalError, { brand, isSignedIn }: ErrorAudience): ErrorText | null {
  const words = (message: MessageDescriptor, values: ErrorText['values'] = {}, offersSignIn = false) => ({
    message,
    values,
    offersSignIn,
  });
  const wait = (seconds: number) => {
    if (seconds < SHOW_MINUTES_FROM_SECONDS) return words(messages.tryLater, { seconds });
    if (seconds < SHOW_HOURS_FROM_SECONDS) return words(messages.tryLaterMinutes, { minutes: Math.ceil(seconds / 60) });
    return words(messages.tryLaterHours, { hours: Math.ceil(seconds / 3600) });
  };
  const ourSide = () => (isSignedIn ? words(messages.ourSideWays, {}, true) : words(messages.ourSide));
  const sessionExpired = () => (isSignedIn ? words(messages.sessionExpired, {}, true) : ourSide());
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'noAnswer':
      if (seemsOffline()) return words(messages.offline);
      return error.cause === 'timeout' ? words(messages.tooSlow) : words(messages.unreachable, { brand });
    case 'emptyBody':
    case 'unreadable':
      if (isNotFound(error)) return words(messages.notFound);
      if (error.status === 429) return wait(error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS);
      // Only a 401 or an empty 4xx is called an expired session. During an outage, that message would send every user to sign in at once.
      if (error.status === 401 || (error.kind === 'emptyBody' && error.status < 500)) return sessionExpired();
      return ourSide();
    case 'misshapen':
      return words(messages.somethingWentWrong);
    case 'body': {
      if (error.status === 429 && error.retryAfterSeconds !== undefined) return wait(error.retryAfterSeconds);
      // A 401 with a code is about something else, such as an expired ticket.
      if (error.status === 401 && isSignedIn && refusalCode(error) === null) return sessionExpired();
      const first = firstErrorMessage(error.body);
      if (first === null && error.status === 429) return wait(DEFAULT_WAIT_SECONDS);
      return first === null ? words(messages.somethingWentWrong) : words(messages.fromServer, { text: first });
    }
  }
}

/**
 * Returns the reason why an action was rejected and when to retry. Returns null after any other error, where the catalog's message would
 * claim more than is known.
 */
export const refusalReason = (error: PortalError, words: ErrorText | null): ErrorText | null =>
  isClearRefusal(error) && words?.message !== messages.somethingWentWrong ? words : null;

export function firstErrorMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return null;
  const first: unknown = body.errors[0];
  return typeof first === 'string' && first !== '' ? first : null;
}

/** Returns the code and message of a refusal. Either is null if missing, as for every error without a body. */
export const refusalCodeAndMessage = (error: PortalError): { code: RefusalCode | null; message: string | null } => ({
  code: refusalCode(error),
  message: error.kind === 'body' ? firstErrorMessage(error.body) : null,
});
