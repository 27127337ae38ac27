/** Languages of the provider's own pages and mails, and the choice of one for a request. */
import type { FastifyRequest } from 'fastify';

/** Supported languages by tag, each with its own name for itself. */
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

/**
 * Chooses the language: the `lang` query parameter first, then the application's wish, then the browser's languages.
 * @param wished `ui_locales` of OpenID Connect: language tags separated by spaces, the preferred one first
 */
export function chooseRequestLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>, wished = ''): Language {
  const chosen = (query as { lang?: unknown }).lang;
  if (isLanguage(chosen)) return chosen;
  for (const tag of [...wished.split(' '), ...parseAcceptLanguage(headers['accept-language'] ?? '')]) {
    const found = closestLanguage(tag.toLowerCase());
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Parses the tags of `Accept-Language`, the preferred one first. */
const parseAcceptLanguage = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** Regions that use the Spanish of Spain; for all others the Mexican wording is closer. */
const SPANISH_OF_SPAIN = /^es(-es|-ea|-ic|-gq|-ph)?$/;
/** Tags for simplified characters. A reader of traditional characters gets the next language in their list. */
const SIMPLIFIED_CHINESE = /^zh(-hans(-\w+)?|-cn|-sg|-my)?$/;

function closestLanguage(tag: string): Language | undefined {
  const [base] = tag.split('-');
  if (base === 'es') return SPANISH_OF_SPAIN.test(tag) ? 'es' : 'es-MX';
  if (base === 'zh') return SIMPLIFIED_CHINESE.test(tag) ? 'zh-CN' : undefined;
  return isLanguage(base) ? base : undefined;
}
