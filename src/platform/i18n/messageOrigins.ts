import type { IntlShape, MessageDescriptor } from 'react-intl';

export interface MessageOrigin {
  descriptor: MessageDescriptor;
  values: Record<string, unknown> | undefined;
  format: IntlShape['formatMessage'];
}

/** Enough for a few pages. */
const MAX_ORIGINS = 3000;
const originByText = new Map<string, MessageOrigin>();

export const messageOriginOf = (text: string): MessageOrigin | undefined => originByText.get(text);

/**
 * Wraps an `IntlShape` so that it remembers the message behind each formatted text. Problem reports use this to repeat a text without the
 * borrower's personal values.
 */
export function withMessageOrigins(intl: IntlShape): IntlShape {
  const { formatMessage: format } = intl;
  const formatMessage = (descriptor: MessageDescriptor, values?: Record<string, unknown>, options?: object) => {
    const text: unknown = format(descriptor, values as never, options); // The overloads of `formatMessage` accept different values.
    if (typeof text === 'string' && !originByText.has(text)) {
      if (originByText.size >= MAX_ORIGINS) originByText.clear();
      originByText.set(text, { descriptor, values, format });
    }
    return text;
  };
  return Object.assign(intl, { formatMessage });
}

/** Forgets every text formatted with values, because these may be personal data. Called at sign-out or when another user signs in. */
export function forgetOriginsWithValues(): void {
  for (const [text, { values }] of originByText) if (values !== undefined) originByText.delete(text);
}
