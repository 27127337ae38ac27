import type { IntlShape, MessageDescriptor } from 'react-intl';

/**
 * Outcome of a failed write. `refused`: nothing was done. `open`: not known. `earlier`: an earlier request turned out to have succeeded,
 * and this one was not sent.
 */
export type FailedWriteOutcome = 'refused' | 'open' | 'earlier';

/** Error of a field: one of the portal's messages, optionally with values, or a sentence from the server. */
export type FieldMessage =
  | string
  | MessageDescriptor
  | {
      message: MessageDescriptor;
      values: Record<string, string | number>;
      /** Whether to show links to sign in again and to contact support. */
      offersSignIn?: boolean;
      /** What is known about the failed write; undefined if nothing is. */
      outcome?: FailedWriteOutcome;
    };

export const offersSignIn = (message: FieldMessage | undefined): boolean =>
  typeof message === 'object' && 'offersSignIn' in message && message.offersSignIn;

export const outcomeOf = (message: FieldMessage): FailedWriteOutcome | undefined =>
  typeof message === 'object' && 'outcome' in message ? message.outcome : undefined;

/** Returns an empty string for undefined. */
export function formatFieldMessage(intl: IntlShape, message: FieldMessage | undefined): string {
  if (message === undefined) return '';
  if (typeof message === 'string') return message;
  if ('message' in message) return intl.formatMessage(message.message, message.values);
  return intl.formatMessage(message);
}
