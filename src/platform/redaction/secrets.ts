/** The portal's one finder of secrets: it knows them by how they look, wherever they stand. Redaction, the form of a report and warnings use it. */
import { folded, lookFolded } from './fold.ts';
import { joined, replaceIn, type Part } from './parts.ts';

export const REDACTED = '[redacted]';

export type SecretKind =
  /** A token, digest or sealed id. */
  | 'token'
  | 'email'
  /** A UUID. */
  | 'id'
  | 'phone'
  /** Nine digits or more: a card, Social Security, routing or account number. */
  | 'longNumber'
  /** Six to eight digits. */
  | 'number'
  /** What one of the patterns found that were passed. */
  | 'pattern';

/** Gives what takes the place of a secret; null leaves it as it is. */
export type Replace = (kind: SecretKind, found: string) => string | null;

interface More {
  /** A lender's own. They find what is written; everything else is looked for in plain signs. */
  patterns?: readonly RegExp[];
  /** Replaces what is known to be somebody's: after tokens, which may hold such words, and before numbers, which may be parts of them. */
  replaceKnown?: (parts: readonly Part[]) => Part[];
}

/** A text with all its secrets replaced. Amounts, days, times and versions are none. */
export function replaceSecrets(text: string, replace: Replace, { patterns = [], replaceKnown }: More = {}): string {
  if (replaceKnown === undefined && patterns.length === 0 && HARMLESS.test(text)) return text;
  const look = (plain: string): Part[] => {
    const withoutTokens = replaceTokens([plain], replace);
    return replaceNumbers(replaceKnown?.(withoutTokens) ?? withoutTokens, replace);
  };
  const parts = patterns.reduce<Part[]>(
    (before, pattern) => replaceIn(before, pattern, (found) => replace('pattern', found)),
    [text],
  );
  return joined(parts.flatMap((part) => (typeof part === 'string' ? lookFolded(part, look) : [part])));
}

/** Whether a text has a number of nine digits or more in it, as cards and accounts do: no phone number, no amount. */
export const hasLongNumber = (text: string): boolean =>
  [...folded(text).matchAll(DIGITS)].some(({ 0: match, groups = {} }) => kindOf(match, groups) === 'longNumber');

/** Whether a text can be the token of a mailed link: bytes in base64url that the lender sealed, with a nonce of 12 and a tag of 16 among them. */
export const isLinkToken = (text: string): boolean => /^[\w-]{40,512}$/.test(text);

/** Nothing in such a text can be a secret; most texts of a state are like this. */
const HARMLESS = /^(?:[A-Za-z]{0,23}|-?\d{1,9}\.\d{1,6}|\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)?|\d{1,5})$/;

/** Parts in base64url that begin like a JSON object: a signed or sealed web token, or the first part of one. */
const WEB_TOKEN = /eyJ[\w-]+(?:\.[\w-]*)+|(?<![A-Za-z\d])eyJ[\w-]+/g;
const EMAIL = /[^\s@<>"'()[\]{},;:=/?&|]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
const UUID = /(?<![\w-])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\w-])/gi;
/** Sealed ids, tokens and digests, unless they are words of the code. */
const LONG_WORD = /[\w-]{24,}/g;

/** Their shape leaves no doubt. */
function replaceTokens(parts: readonly Part[], replace: Replace): Part[] {
  const withoutTokens = replaceIn(parts, WEB_TOKEN, (token) => replace('token', token));
  const withoutEmails = withoutTokens.some((part) => typeof part === 'string' && part.includes('@'))
    ? replaceIn(withoutTokens, EMAIL, (email) => replace('email', email))
    : withoutTokens;
  const withoutIds = replaceIn(withoutEmails, UUID, (id) => replace('id', id));
  return replaceIn(withoutIds, LONG_WORD, (word) => (isRandom(word) ? replace('token', word) : null));
}

/** Words of the code are letters, few of them capital, and no word is endless; a token has digits among them, or capitals everywhere. */
function isRandom(word: string): boolean {
  const letters = word.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  if (/\d/.test(word)) return !/^(?:[a-z]+-)+\d{1,5}$/.test(word);
  return /[A-Za-z]{40}/.test(word) || (capitals > letters.length / 4 && /[a-z]/.test(letters));
}

/** Between two groups of a number's digits, however somebody writes them. */
const GAP = String.raw`[\s\-._/·•]{1,3}`;

/** Not `450.00 2026`: an amount, and a year. */
const SSN = String.raw`\d{3}(?:\.\d\d\.|(?!\.\d)${GAP}\d\d${GAP})\d{4}`;
const PHONE = String.raw`(?:\+?1(?:${GAP})?)?(?:\(\d{3}\)(?:${GAP})?|\d{3}${GAP})\d{3}${GAP}\d{4}`;
const END = String.raw`(?!\d|[.,_·•-]\d)`;

const INSTANT = String.raw`(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-[0-3]\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?`;
const DAY = String.raw`(?:[01]?\d\/[0-3]?\d\/(?:\d\d|\d{4})|[0-3]?\d\.[01]?\d\.(?:19|20)\d\d|(?:19|20)\d\d\/[01]?\d\/[0-3]?\d)(?!\d|\/\d)`;
/** Month and year. */
const EXPIRY = String.raw`(?<!\/\s?)(?:0[1-9]|1[0-2])\s?\/\s?\d\d(?!\d|\s?\/)`;
const MONEY = String.raw`\$ ?\d{1,9}(?:\.\d\d?)?|\$? ?\d{1,3}(?:,\d{3}){1,3}(?:\.\d\d?)?`;
/** Not two groups of a card's number. */
const DECIMAL = String.raw`(?<!\d{4}${GAP})(?!\d{4}\.\d{4}${GAP}\d{4})\d{1,9}\.\d{1,6}`;
/** Fewer than nine digits in short parts, or as Chromium counts. */
const VERSION = String.raw`(?!\d(?:\.?\d){8})\d{1,3}(?:\.\d{1,3}){2,}|\d{1,3}\.0\.\d{1,5}\.\d{1,3}`;
const PLAIN = `(?:${INSTANT}|${DAY}|${EXPIRY}|${MONEY}|${VERSION}|${DECIMAL})${END}`;

/** A number ends before a day or an amount that has a space before it. A point before many digits is a fraction's. */
const NEXT = String.raw`(?!\.\d{7})${GAP}(?!(?<=\s)${PLAIN})`;
/** Of nine digits or more in groups of any size; of six or more in groups of two or more, or in one. */
const NUMBER = String.raw`\d(?:(?:${NEXT})?\d){8,}|\d{2,}(?:(?=[ -]\d)${NEXT}\d{2,})+|\d{6,}`;

/** First what is harmless or a phone number, then every other long number. */
const DIGITS = new RegExp(`(?<![\\d.])(?:${SSN}${END}|(?<phone>${PHONE}${END})|(?<plain>${PLAIN}))|${NUMBER}`, 'g');

function replaceNumbers(parts: readonly Part[], replace: Replace): Part[] {
  return replaceIn(parts, DIGITS, (match, groups) => {
    const kind = kindOf(match, groups);
    return kind === null ? null : replace(kind, match);
  });
}

/** Null where it is harmless. Fewer than six digits are a street number, a year, a ZIP code or milliseconds. */
function kindOf(match: string, { phone, plain }: Partial<Record<string, string>>): SecretKind | null {
  if (phone !== undefined) return 'phone';
  const { length } = match.replace(/\D/g, '');
  if (plain !== undefined || length < 6) return null;
  return length < 9 ? 'number' : 'longNumber';
}
