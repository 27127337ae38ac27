import type { IntlShape, MessageDescriptor } from 'react-intl';

export interface MessageOrigin {
  descriptor: MessageDescriptor;
  values: Record<string, unknown> | undefined;
  format: IntlShape['formatMessage'];
}

/** Enough for a few pages. */
const MAX_ORIGINS = 3000;
const origins = new Map<string, MessageOrigin>();

export const originOf = (text: string): MessageOrigin | undefined => origins.get(text);

/**
 * Wraps an `IntlShape` so that it remembers the message behind each formatted text. Problem reports use this to repeat a text without the
 * borrower's personal values.
 */
export function withOrigins(intl: IntlShape): IntlShape {
  const { formatMessage: format } = intl;
  const formatMessage = (descriptor: MessageDescriptor, values?: Record<string, unknown>, options?: object) => {
    const text: unknown = format(descriptor, values as never, options); // The overloads of `formatMessage` accept different values.
    if (typeof text === 'string' && !origins.has(text)) {
      if (origins.size >= MAX_ORIGINS) origins.clear();
      origins.set(text, { descriptor, values, format });
    }
    return text;
  };
  return Object.assign(intl, { formatMessage });
}

/** Forgets every text formatted with values, because these may be personal data. Called at sign-out or when another user signs in. */
export function forgetOriginsWithValues(): void {
  for (const [text, { values }] of origins) if (values !== undefined) origins.delete(text);
}
