import type { IntlShape, MessageDescriptor } from 'react-intl';

export interface Spoken {
  descriptor: MessageDescriptor;
  values: Record<string, unknown> | undefined;
  say: IntlShape['formatMessage'];
}

/** Upper limit of remembered texts, enough for a few pages. */
const MOST = 3000;
const spoken = new Map<string, Spoken>();

/** Returns the message and values from which a text on the page was formatted. */
export const spokenAs = (text: string): Spoken | undefined => spoken.get(text);

/**
 * Wraps an `IntlShape` so that it remembers the message behind each formatted text. Problem reports use this to repeat a text without the
 * borrower's personal values.
 */
export function remembering(intl: IntlShape): IntlShape {
  const { formatMessage: say } = intl;
  const formatMessage = (descriptor: MessageDescriptor, values?: Record<string, unknown>, options?: object) => {
    const text: unknown = say(descriptor, values as never, options); // The overloads of `formatMessage` accept different values.
    if (typeof text === 'string' && !spoken.has(text)) {
      if (spoken.size >= MOST) spoken.clear();
      spoken.set(text, { descriptor, values, say });
    }
    return text;
  };
  return Object.assign(intl, { formatMessage });
}

/** Forgets every text formatted with values, because these may be personal data. Called at sign-out or when another user signs in. */
export function forgetSpokenValues(): void {
  for (const [text, { values }] of spoken) if (values !== undefined) spoken.delete(text);
}
