import type { IntlShape } from 'react-intl';

import type { Language } from '#platform/i18n/languages.ts';
import { createTranslatedIntl, type Translation } from '#platform/i18n/portalIntl.ts';

/** Each language is a separate chunk, except English, which is in the code. */
const LOADERS: Record<Exclude<Language, 'en'>, () => Promise<{ translation: Translation }>> = {
  de: () => import(/* webpackChunkName: "signUp-de" */ './de.ts'),
  es: () => import(/* webpackChunkName: "signUp-es" */ './es.ts'),
  'es-MX': () => import(/* webpackChunkName: "signUp-es-MX" */ './esMX.ts'),
  fr: () => import(/* webpackChunkName: "signUp-fr" */ './fr.ts'),
  'zh-CN': () => import(/* webpackChunkName: "signUp-zh-CN" */ './zhCN.ts'),
};

/** Rejects when the chunk fails to load. */
export async function loadSignUpIntl(language: Language, english: IntlShape): Promise<IntlShape> {
  return language === 'en' ? english : createTranslatedIntl(language, (await LOADERS[language]()).translation);
}
