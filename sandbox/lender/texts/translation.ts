import { isLanguage, type Language } from './languages.ts';
import { de } from './translations/de.ts';
import { en, type Translation } from './translations/en.ts';
import { es } from './translations/es.ts';
import { esMX } from './translations/esMX.ts';
import { fr } from './translations/fr.ts';
import { zhCN } from './translations/zhCN.ts';

const TRANSLATIONS: Readonly<Record<Language, Translation>> = { en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN };

/** Returns the texts in the given language, or in English when there is no translation. */
export const translationFor = (tag: string): Translation => TRANSLATIONS[isLanguage(tag) ? tag : 'en'];
