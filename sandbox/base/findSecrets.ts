/**
 * The lender's one finder of secrets, for its log and for what a stranger sends. It goes by shape alone and knows nothing of the portal's
 * rules, so that a mistake there is not a mistake here.
 */

export type Secret = 'card' | 'socialSecurityNumber' | 'token';

/** What stands between two groups of digits, however somebody writes them. */
const SEPARATOR = String.raw`[\s\p{Zs}\p{Pd}\p{Cf}._/·•]`;
const GAP = `${SEPARATOR}{1,3}`;
/** The same, also as an address writes it. */
const ESCAPED_GAP = String.raw`(?:${SEPARATOR}|%2[\da-f]|%c2%a0|%e2%8[01]%[\da-f]{2}){1,3}`;

const SIGNED_TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/;
const SOCIAL_SECURITY_NUMBER = new RegExp(
  String.raw`(?<![A-Za-z0-9]|\d[-._/])\d{3}(?<gap>${GAP})\d{2}\k<gap>\d{4}(?![A-Za-z0-9]|[-._/]\d)`,
  'u',
);
/** In one piece, in groups of four, as American Express prints it, or digit by digit. A part of a longer word or of a decimal is none. */
const CARD = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?<!\d\.)(?:${[
    String.raw`\d{13,19}`,
    String.raw`\d{4}${GAP}\d{4}${GAP}\d{4}${GAP}\d{1,4}(?:${GAP}\d{1,3})?`,
    String.raw`\d{4}(?<amex>${GAP})\d{6}\k<amex>\d{4,5}`,
    String.raw`\d(?<each>${GAP})\d(?:\k<each>\d){11,17}`,
  ].join('|')})(?![A-Za-z0-9])`,
  'gu',
);

const DAY = String.raw`(?<!\p{Nd})(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)`;
/** After a day: eight digits or more in one run, or three groups or more. A JSON number has two groups at the most, its fraction is one. */
const LONG_NUMBER = String.raw`(?<![\p{Nd}.])(?:(?<run>\p{Nd}{8,})|\p{Nd}{1,7}(?:${ESCAPED_GAP}(?!${DAY})\p{Nd}{1,7}(?!\p{Nd})){2,})`;
const LOGGED = new RegExp(`(?<token>${SIGNED_TOKEN.source})|${DAY}|${LONG_NUMBER}`, 'giu');
/** Groups with fewer digits in all are a version or an address on the network. */
const FEWEST_IN_GROUPS = 9;

/** What a text, or a number as text, has in it that must not be kept; null where it has nothing. Most long numbers are none of these. */
export function secretIn(written: string): Secret | null {
  const text = plainSigns(written);
  if (SIGNED_TOKEN.test(text)) return 'token';
  if (SOCIAL_SECURITY_NUMBER.test(text)) return 'socialSecurityNumber';
  for (const [found] of text.matchAll(CARD)) if (isCardNumber(found.replace(/\D/g, ''))) return 'card';
  return null;
}

/** A line for the log: signed tokens go, long numbers become their last two digits, also a loan's. Days and the fraction of a number stay. */
export const maskSecrets = (line: string): string =>
  line.replace(LOGGED, (found, token?: string, run?: string) => {
    if (token !== undefined) return '…';
    const digits = found.replace(/%[\da-f]{2}/gi, '').match(/\p{Nd}/gu) ?? [];
    return run !== undefined || digits.length >= FEWEST_IN_GROUPS ? `••••${digits.slice(-2).join('')}` : found;
  });

/** By its length, its first digit and its check digit. One of 13 digits begins with 4; most other numbers so long are times in milliseconds. */
const isCardNumber = (digits: string): boolean =>
  (digits.length === 13 ? /^4/ : /^[2-6]/).test(digits) && digits.length >= 13 && digits.length <= 19 && luhn(digits);

function luhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, place) => {
      const value = digit * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const ODD = /[^\t\n\r -~]|%[\da-f]{2}/i;

/** A text as if it were written in plain signs: any script's digits as 0 to 9, any dash as a hyphen, any space as a space, without escapes of an address and signs that nobody sees. */
function plainSigns(text: string): string {
  if (!ODD.test(text)) return text;
  return text
    .replace(/(?:%[\da-f]{2})+/gi, unescaped)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?!\d)\p{Nd}/gu, digit);
}

/** @param escapes bytes of UTF-8; what is none becomes a sign that stands for nothing */
const unescaped = (escapes: string): string => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8');

/** Digits of any script stand in runs of ten. */
function digit(sign: string): string {
  let before = sign.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before -= 1;
  return String(((sign.codePointAt(0) ?? 0) - before) % 10);
}
