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

const onError: NonNullable<IntlConfig['onError']> = (error) => {
  if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) throw error;
};

/**
 * English lives in the code as default messages, so a missing translation is not an error; everything else is.
 * @param timeZone that times are told in, if not in the browser's
 */
export const createPortalIntl = (timeZone?: string): IntlShape =>
  remembering(
    createIntl(
      {
        locale: DEFAULT_LOCALE,
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
        ) as Record<string, MessageFormatElement[]>, // compiled, never plain text
        onError,
      },
      createIntlCache(),
    ),
  );
