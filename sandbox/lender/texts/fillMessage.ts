import { IntlMessageFormat } from 'intl-messageformat';

import { isLanguage } from './languages.ts';

/** Values of placeholders by name. */
export type MessageValues = Readonly<Record<string, string | number | null>>;

/**
 * Fills the placeholders and plurals of an ICU message.
 * @param language the requested language, which may be any text; the message is in English if there is no translation
 * @throws when a placeholder has no value
 */
export const fillMessage = (message: string, values: MessageValues, language = 'en'): string =>
  String(new IntlMessageFormat(message, isLanguage(language) ? language : 'en', undefined, { ignoreTag: true }).format(values));

/** Whether none of the message's placeholders has the value null. */
export const hasAllValues = (message: string, values: MessageValues): boolean =>
  ![...message.matchAll(/\{(\w+)/g)].some(([, name = '']) => values[name] === null);
