import { createIntl, createIntlCache, ReactIntlErrorCode, type IntlShape } from 'react-intl';

/** Specification, section 9. */
export const DEFAULT_LOCALE = 'en-US';

/** English lives in the code as default messages, so a missing translation is the rule, not an error; everything else is. */
export const createPortalIntl = (): IntlShape =>
  createIntl(
    {
      locale: DEFAULT_LOCALE,
      defaultLocale: DEFAULT_LOCALE,
      messages: {},
      onError: (error) => {
        if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) throw error;
      },
    },
    createIntlCache(),
  );
