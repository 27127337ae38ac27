import type { IntlShape } from 'react-intl';

import type { Language } from '#platform/i18n/languages.ts';
import { createTranslatedIntl, type Translation } from '#platform/i18n/portalIntl.ts';

/** Each language is a separate chunk. English is in the code. */
const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<{ translation: Translation }>> = {
  de: () => import(/* webpackChunkName: "signUp-de" */ './de.ts'),
  es: () => import(/* webpackChunkName: "signUp-es" */ './es.ts'),
  'es-MX': () => import(/* webpackChunkName: "signUp-es-MX" */ './esMX.ts'),
  fr: () => import(/* webpackChunkName: "signUp-fr" */ './fr.ts'),
  'zh-CN': () => import(/* webpackChunkName: "signUp-zh-CN" */ './zhCN.ts'),
};

/** The sign-up page's messages in a language. Rejects when its chunk does not load. */
export async function loadSignUpIntl(language: Language, english: IntlShape): Promise<IntlShape> {
  return language === 'en' ? english : createTranslatedIntl(language, (await LOADERS[language]()).translation);
}
