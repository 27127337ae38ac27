import {
  createIntl,
  createIntlCache,
  ReactIntlErrorCode,
  type IntlConfig,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
} from 'react-intl';

import { withMessageOrigins } from './messageOrigins.ts';

/** Specification, section 9. */
export const DEFAULT_LOCALE = 'en-US';

const onError: NonNullable<IntlConfig['onError']> = (error) => {
  if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) throw error;
};

/**
 * Creates the English `IntlShape`. English texts are the default messages in the code, so a missing translation is not an error; every
 * other intl error is thrown.
 * @param timeZone for formatting times; default: the browser's
 */
export const createPortalIntl = (timeZone?: string): IntlShape =>
  withMessageOrigins(
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

/** Precompiled messages of one language by id, as produced by `babel-plugin-formatjs`. */
export type Translation = Readonly<Record<string, MessageDescriptor>>;

/** Creates an `IntlShape` with a translation; messages that it lacks fall back to English. @param locale a language tag */
export const createTranslatedIntl = (locale: string, translation: Translation): IntlShape =>
  withMessageOrigins(
    createIntl(
      {
        locale,
        defaultLocale: DEFAULT_LOCALE,
        messages: Object.fromEntries(
          Object.entries(translation).flatMap(([id, { defaultMessage }]) =>
            defaultMessage === undefined ? [] : [[id, defaultMessage]],
          ),
        ) as Record<string, MessageFormatElement[]>, // The build precompiles translations, so none is a plain string.
        onError,
      },
      createIntlCache(),
    ),
  );
