import type { MessageDescriptor } from 'react-intl';

import type { RefusalCode } from '#contract/refusals.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';

import { messages } from './messages.ts';
import { refusalCode, type PortalError } from './portalError.ts';

export interface ErrorWords {
  message: MessageDescriptor;
  values: Record<string, string | number>;
  /** The session-expired sentence: shown with a link to sign in again and one to write to support. */
  offersSignIn: boolean;
}

/** From these many seconds on, a wait is told in minutes or hours, rounded up. */
const MINUTES_FROM = 120;
const HOURS_FROM = 2 * 3600;

/** The error catalog (specification, section 8): the message for each failed call. Null when no message is needed. */
export function describeError(error: PortalError, brand: string): ErrorWords | null {
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
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'noAnswer':
      if (seemsOffline()) return words(messages.offline);
      return error.cause === 'timeout' ? words(messages.tooSlow) : words(messages.unreachable, { brand });
    case 'emptyBody':
      if (error.status === 404) return words(messages.notFound);
      if (error.status === 429) return wait(error.retryAfterSeconds ?? 60);
      return words(messages.sessionExpired, {}, true);
    case 'misshapen':
      return words(messages.somethingWentWrong);
    case 'body': {
      if (error.status === 429 && error.retryAfterSeconds !== undefined) {
        return wait(error.retryAfterSeconds);
      }
      const first = firstError(error.body);
      return first === null ? words(messages.somethingWentWrong) : words(messages.fromServer, { text: first });
    }
  }
}

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
