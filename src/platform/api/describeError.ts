import type { MessageDescriptor } from 'react-intl';

import type { RefusalCode } from '#contract/refusals.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';

import { isClearRefusal } from './clearRefusal.ts';
import { messages } from './messages.ts';
import { isNotFound, refusalCode, type PortalError } from './portalError.ts';

export interface ErrorWords {
  message: MessageDescriptor;
  values: Record<string, string | number>;
  /** The sentence asks to sign in again or to write to support: it is shown with the links for both. */
  offersSignIn: boolean;
}

/** Who is told. */
export interface Listener {
  brand: string;
  /** Who has no session has none that could have expired. */
  isSignedIn: boolean;
}

/** From these many seconds on, a wait is told in minutes or hours, rounded up. */
const MINUTES_FROM = 120;
const HOURS_FROM = 2 * 3600;
/** After too many tries, where the answer does not say how long. */
const USUAL_WAIT_SECONDS = 60;

/** The error catalog (specification, section 8): the message for each failed call. Null when no message is needed. */
export function describeError(error: PortalError, { brand, isSignedIn }: Listener): ErrorWords | null {
  const words = (message: MessageDescriptor, values: ErrorWords['values'] = {}, offersSignIn = false) => ({
    message,
    values,
    offersSignIn,
  });
  const wait = (seconds: number) => {
    if (seconds < MINUTES_FROM) return words(messages.tryLater, { seconds });
    if (seconds < HOURS_FROM) return words(messages.tryLaterMinutes, { minutes: Math.ceil(seconds / 60) });
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
      if (error.status === 429) return wait(error.retryAfterSeconds ?? USUAL_WAIT_SECONDS);
      // In an outage, to call a living session expired would send everybody to sign in at once.
      if (error.status === 401 || (error.kind === 'emptyBody' && error.status < 500)) return sessionExpired();
      return ourSide();
    case 'misshapen':
      return words(messages.somethingWentWrong);
    case 'body': {
      if (error.status === 429 && error.retryAfterSeconds !== undefined) return wait(error.retryAfterSeconds);
      // One with a code is about something else, such as a ticket whose time is over.
      if (error.status === 401 && isSignedIn && refusalCode(error) === null) return sessionExpired();
      const first = firstError(error.body);
      if (first === null && error.status === 429) return wait(USUAL_WAIT_SECONDS);
      return first === null ? words(messages.somethingWentWrong) : words(messages.fromServer, { text: first });
    }
  }
}

/** Why a press was turned away, and when to try again; null after everything else, of which the catalog's words would say too much. */
export const whyRefused = (error: PortalError, words: ErrorWords | null): ErrorWords | null =>
  isClearRefusal(error) && words?.message !== messages.somethingWentWrong ? words : null;

/** The first of a body's `errors`, if it has a readable one. */
export function firstError(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return null;
  const first: unknown = body.errors[0];
  return typeof first === 'string' && first !== '' ? first : null;
}

/** A refusal's code and message; null where it has none, as in every failure without a body. */
export const refusalOf = (error: PortalError): { code: RefusalCode | null; message: string | null } => ({
  code: refusalCode(error),
  message: error.kind === 'body' ? firstError(error.body) : null,
});
