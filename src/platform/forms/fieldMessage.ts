import type { IntlShape, MessageDescriptor } from 'react-intl';

/** What is wrong with a field: one of our messages, with values if it has any, or the server's sentence. */
export type FieldMessage =
  | string
  | MessageDescriptor
  | {
      message: MessageDescriptor;
      values: Record<string, string | number>;
      /** It is shown with the links to sign in again and to write to support. */
      offersSignIn?: boolean;
    };

export const offersSignIn = (message: FieldMessage | undefined): boolean =>
  typeof message === 'object' && 'offersSignIn' in message && message.offersSignIn;

/** The words of a field message; empty for undefined. */
export function formatFieldMessage(intl: IntlShape, message: FieldMessage | undefined): string {
  if (message === undefined) return '';
  if (typeof message === 'string') return message;
  if ('message' in message) return intl.formatMessage(message.message, message.values);
  return intl.formatMessage(message);
}
