/**
 * Finds secrets in text, for the sandbox's log and for problem reports sent by strangers. It goes by shape alone and shares no code with
 * the portal's redaction rules, so that a bug there is not repeated here.
 */

export type SecretKind = 'card' | 'socialSecurityNumber' | 'token';

/** Characters that people put between two groups of digits. */
const DIGIT_SEPARATOR = String.raw`[\s\p{Zs}\p{Pd}\p{Cf}._/·•]`;
const DIGIT_GAP = `${DIGIT_SEPARATOR}{1,3}`;
/** Like `GAP`, but also matches percent-encoded separators in URLs. */
const ESCAPED_DIGIT_GAP = String.raw`(?:${DIGIT_SEPARATOR}|%2[\da-f]|%c2%a0|%e2%8[01]%[\da-f]{2}){1,3}`;

const SIGNED_TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/;
const SOCIAL_SECURITY_NUMBER = new RegExp(
  String.raw`(?<![A-Za-z0-9]|\d[-._/])\d{3}(?<gap>${DIGIT_GAP})\d{2}\k<gap>\d{4}(?![A-Za-z0-9]|[-._/]\d)`,
  'u',
);
/**
 * Card numbers in one run, in groups of four, in the groups of American Express, or digit by digit. Parts of longer words or of decimals
 * do not match.
 */
const CARD_NUMBER = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?<!\d\.)(?:${[
    String.raw`\d{13,19}`,
    String.raw`\d{4}${DIGIT_GAP}\d{4}${DIGIT_GAP}\d{4}${DIGIT_GAP}\d{1,4}(?:${DIGIT_GAP}\d{1,3})?`,
    String.raw`\d{4}(?<amex>${DIGIT_GAP})\d{6}\k<amex>\d{4,5}`,
    String.raw`\d(?<each>${DIGIT_GAP})\d(?:\k<each>\d){11,17}`,
  ].join('|')})(?![A-Za-z0-9])`,
  'gu',
);

const ISO_DATE = String.raw`(?<!\p{Nd})(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)`;
/**
 * Eight or more digits in one run, or at least three groups of digits that do not contain a date. A JSON number has at most two groups
 * (its fraction is one), so it does not match.
 */
const LONG_NUMBER = String.raw`(?<![\p{Nd}.])(?:(?<run>\p{Nd}{8,})|\p{Nd}{1,7}(?:${ESCAPED_DIGIT_GAP}(?!${ISO_DATE})\p{Nd}{1,7}(?!\p{Nd})){2,})`;
const MASKED_IN_LOG = new RegExp(`(?<token>${SIGNED_TOKEN.source})|${ISO_DATE}|${LONG_NUMBER}`, 'giu');
/** Groups with fewer digits in total are left alone: they are usually version numbers or IP addresses. */
const MIN_GROUPED_DIGITS = 9;

/** Returns the kind of secret that a text contains, or null. Most long numbers are not secrets. */
export function findSecret(written: string): SecretKind | null {
  const text = normalizeCharacters(written);
  if (SIGNED_TOKEN.test(text)) return 'token';
  if (SOCIAL_SECURITY_NUMBER.test(text)) return 'socialSecurityNumber';
  for (const [found] of text.matchAll(CARD_NUMBER)) if (isCardNumber(found.replace(/\D/g, ''))) return 'card';
  return null;
}

/**
 * Masks a log line: removes JWTs and reduces long numbers, including loan numbers, to their last two digits. Dates and fractions of
 * numbers stay.
 */
export const maskSecrets = (line: string): string =>
  line.replace(MASKED_IN_LOG, (found, token?: string, run?: string) => {
    if (token !== undefined) return '…';
    const digits = found.replace(/%[\da-f]{2}/gi, '').match(/\p{Nd}/gu) ?? [];
    return run !== undefined || digits.length >= MIN_GROUPED_DIGITS ? `••••${digits.slice(-2).join('')}` : found;
  });

/**
 * Checks length, first digit and check digit. A 13-digit card number must begin with 4, because most other 13-digit numbers are
 * timestamps in milliseconds.
 */
const isCardNumber = (digits: string): boolean =>
  (digits.length === 13 ? /^4/ : /^[2-6]/).test(digits) && digits.length >= 13 && digits.length <= 19 && passesLuhn(digits);

/** Whether the check digit of a card number is correct (Luhn algorithm, ISO/IEC 7812-1 annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, place) => {
      const value = digit * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const NEEDS_NORMALIZING = /[^\t\n\r -~]|%[\da-f]{2}/i;

/**
 * Normalizes a text for matching: digits of any script become 0 to 9, dashes become hyphens, spaces become plain spaces, percent escapes
 * are decoded, and invisible characters are removed.
 */
function normalizeCharacters(text: string): string {
  if (!NEEDS_NORMALIZING.test(text)) return text;
  return text
    .replace(/(?:%[\da-f]{2})+/gi, decodePercentEscapes)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?!\d)\p{Nd}/gu, toAsciiDigit);
}

/** @param escapes percent-encoded UTF-8 bytes; invalid bytes become replacement characters */
const decodePercentEscapes = (escapes: string): string => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8');

/** Converts a digit of any script to 0 to 9. Unicode encodes the digits of each script as a run of ten. */
function toAsciiDigit(sign: string): string {
  let before = sign.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before -= 1;
  return String(((sign.codePointAt(0) ?? 0) - before) % 10);
}
