/** The languages of the portal's texts (specification, section 1) by tag, each with its own name for itself. */
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

/** The `languages` of the runtime document that there are texts for, in its order; English when there are none. */
export function languagesOffered(configured: readonly string[]): readonly Language[] {
  const offered = configured.filter(isLanguage);
  return offered.length > 0 ? offered : ['en'];
}

/** Where the Spanish of Spain is spoken; everywhere else the Mexican wording is closer. */
const SPAIN = new Set(['es', 'es-es', 'es-ea', 'es-ic', 'es-gq', 'es-ph']);
/** Simplified characters; a reader of traditional ones gets the next language that they named. */
const SIMPLIFIED = /^zh(-hans(-\w+)?|-cn|-sg|-my)?$/;

/** The best of the offered languages for a reader. @param preferred as in `navigator.languages`: the best first */
export function guessLanguage(offered: readonly Language[], preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = candidates(tag.toLowerCase()).find((candidate) => offered.includes(candidate));
    if (found !== undefined) return found;
  }
  return offered.includes('en') ? 'en' : (offered[0] ?? 'en');
}

function candidates(tag: string): Language[] {
  const [base = ''] = tag.split('-');
  if (base === 'es') return SPAIN.has(tag) ? ['es', 'es-MX'] : ['es-MX', 'es'];
  if (base === 'zh') return SIMPLIFIED.test(tag) ? ['zh-CN'] : [];
  return isLanguage(base) ? [base] : [];
}
