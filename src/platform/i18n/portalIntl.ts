import { IntlMessageFormat } from 'intl-messageformat';
import {
  createIntl,
  createIntlCache,
  ReactIntlErrorCode,
  type IntlConfig,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
} from 'react-intl';

import { remembering } from './spokenWords.ts';

/** Specification, section 9. */
export const DEFAULT_LOCALE = 'en-US';

/** The library asks whether the browser knows a language. To find out takes a phone 140 ms, and every browser knows the portal's. */
const UNASKED = '';
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? DEFAULT_LOCALE);

const HARMLESS: readonly string[] = [
  ReactIntlErrorCode.MISSING_TRANSLATION,
  ReactIntlErrorCode.INVALID_CONFIG, // no locale, so the default one
];
const onError: NonNullable<IntlConfig['onError']> = (error) => {
  if (!HARMLESS.includes(error.code)) throw error;
};

/**
 * English lives in the code as default messages, so a missing translation is not an error; everything else is.
 * @param timeZone that times are told in, if not in the browser's
 */
export const createPortalIntl = (timeZone?: string): IntlShape =>
  remembering(
    createIntl(
      {
        locale: UNASKED,
        defaultLocale: DEFAULT_LOCALE,
        messages: {},
        onError,
        ...(timeZone === undefined ? {} : { timeZone }),
      },
      createIntlCache(),
    ),
  );

/** A translation: precompiled messages by id, as `babel-plugin-formatjs` leaves them. */
export type Translation = Readonly<Record<string, MessageDescriptor>>;

/** The same with a translation; messages that it lacks stay English. @param locale a language tag */
export const createTranslatedIntl = (locale: string, translation: Translation): IntlShape =>
  remembering(
    createIntl(
      {
        locale,
        defaultLocale: DEFAULT_LOCALE,
        messages: Object.fromEntries(
          Object.entries(translation).flatMap(([id, { defaultMessage }]) =>
            defaultMessage === undefined ? [] : [[id, defaultMessage]],
          ),
        ) as Record<string, MessageFormatElement[]>, // compiled, never plain text: there is no parser in the browser
        onError,
      },
      createIntlCache(),
    ),
  );
