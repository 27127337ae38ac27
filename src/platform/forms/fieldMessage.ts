import type { IntlShape, MessageDescriptor } from 'react-intl';

/** `refused`: nothing was done. `open`: nobody knows. `earlier`: what was sent first was done after all, and this was not sent. */
export type WriteOutcome = 'refused' | 'open' | 'earlier';

/** What is wrong with a field: one of our messages, with values if it has any, or the server's sentence. */
export type FieldMessage =
  | string
  | MessageDescriptor
  | {
      message: MessageDescriptor;
      values: Record<string, string | number>;
      /** It is shown with the links to sign in again and to write to support. */
      offersSignIn?: boolean;
      /** What is certain of a write that failed: that nothing was done, or nothing. */
      outcome?: WriteOutcome;
    };

export const offersSignIn = (message: FieldMessage | undefined): boolean =>
  typeof message === 'object' && 'offersSignIn' in message && message.offersSignIn;

export const outcomeOf = (message: FieldMessage): WriteOutcome | undefined =>
  typeof message === 'object' && 'outcome' in message ? message.outcome : undefined;

/** The words of a field message; empty for undefined. */
export function formatFieldMessage(intl: IntlShape, message: FieldMessage | undefined): string {
  if (message === undefined) return '';
  if (typeof message === 'string') return message;
  if ('message' in message) return intl.formatMessage(message.message, message.values);
  return intl.formatMessage(message);
}
