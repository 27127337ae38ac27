/** Languages that the specification asks for (section 1), by language tag, each with its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  'es-MX': 'Español (México)',
  fr: 'Français',
  'zh-CN': '简体中文',
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: unknown): tag is Language => typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);

/** Returns the configured `languages` that have translations, in the configured order; English when there are none. */
export function offeredLanguages(configured: readonly string[]): readonly Language[] {
  const offered = configured.filter(isLanguage);
  return offered.length > 0 ? offered : ['en'];
}

/** Tags of regions that use European Spanish. All other regions get the Mexican translation, which is closer. */
const EUROPEAN_SPANISH_TAGS = new Set(['es', 'es-es', 'es-ea', 'es-ic', 'es-gq', 'es-ph']);
/** Chinese tags written in simplified characters. For traditional Chinese, the user's next preferred language is used. */
const SIMPLIFIED_CHINESE_TAG = /^zh(-hans(-\w+)?|-cn|-sg|-my)?$/;

/** Picks the offered language that fits the user best. @param preferred as in `navigator.languages`, most preferred first */
export function guessLanguage(offered: readonly Language[], preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = candidateLanguages(tag.toLowerCase()).find((candidate) => offered.includes(candidate));
    if (found !== undefined) return found;
  }
  return offered.includes('en') ? 'en' : (offered[0] ?? 'en');
}

function candidateLanguages(tag: string): Language[] {
  const [base = ''] = tag.split('-');
  if (base === 'es') return EUROPEAN_SPANISH_TAGS.has(tag) ? ['es', 'es-MX'] : ['es-MX', 'es'];
  if (base === 'zh') return SIMPLIFIED_CHINESE_TAG.test(tag) ? ['zh-CN'] : [];
  return isLanguage(base) ? [base] : [];
}
