/** The languages of the provider's own pages and mails, and which of them a reader gets. */
import type { FastifyRequest } from 'fastify';

/** By tag, each with its own name for itself. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  'es-MX': 'Español (México)',
  fr: 'Français',
  'zh-CN': '简体中文',
} as const;

export type Language = keyof typeof LANGUAGES;

const isLanguage = (tag: unknown): tag is Language => typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);

/** The words in that language; English for one that nobody wrote them in. */
export const inLanguage = <Words>(words: Readonly<Record<Language, Words>>, tag: string): Words =>
  words[isLanguage(tag) ? tag : 'en'];

/**
 * What the page's own links ask for (`?lang=`), otherwise what the application wishes, otherwise the browser's languages.
 * @param wished `ui_locales` of OpenID Connect: tags with spaces between, the best first
 */
export function languageOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>, wished = ''): Language {
  const chosen = (query as { lang?: unknown }).lang;
  if (isLanguage(chosen)) return chosen;
  for (const tag of [...wished.split(' '), ...accepted(headers['accept-language'] ?? '')]) {
    const found = closest(tag.toLowerCase());
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The tags of `Accept-Language`, the best first. */
const accepted = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** Where the Spanish of Spain is spoken; everywhere else the Mexican wording is closer. */
const SPAIN = /^es(-es|-ea|-ic|-gq|-ph)?$/;
/** Simplified characters; a reader of traditional ones gets the next language that they named. */
const SIMPLIFIED = /^zh(-hans(-\w+)?|-cn|-sg|-my)?$/;

function closest(tag: string): Language | undefined {
  const [base] = tag.split('-');
  if (base === 'es') return SPAIN.test(tag) ? 'es' : 'es-MX';
  if (base === 'zh') return SIMPLIFIED.test(tag) ? 'zh-CN' : undefined;
  return isLanguage(base) ? base : undefined;
}
