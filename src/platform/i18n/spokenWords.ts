import type { IntlShape, MessageDescriptor } from 'react-intl';

export interface Spoken {
  descriptor: MessageDescriptor;
  values: Record<string, unknown> | undefined;
  say: IntlShape['formatMessage'];
}

/** As many as a few pages have. */
const MOST = 3000;
const spoken = new Map<string, Spoken>();

/** The message that a text of the page came from. */
export const spokenAs = (text: string): Spoken | undefined => spoken.get(text);

/** The same, remembering which message each text came from, so that a text on the page can be told again without somebody's values. */
export function remembering(intl: IntlShape): IntlShape {
  const { formatMessage: say } = intl;
  const formatMessage = (descriptor: MessageDescriptor, values?: Record<string, unknown>, options?: object) => {
    const text: unknown = say(descriptor, values as never, options); // its overloads differ in what values may be
    if (typeof text === 'string' && !spoken.has(text)) {
      if (spoken.size >= MOST) spoken.clear();
      spoken.set(text, { descriptor, values, say });
    }
    return text;
  };
  return Object.assign(intl, { formatMessage });
}

/** Values may be somebody's: texts with any go when that person does. */
export function forgetSpokenValues(): void {
  for (const [text, { values }] of spoken) if (values !== undefined) spoken.delete(text);
}
