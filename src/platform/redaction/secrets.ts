/** Finds secrets in texts by their shape. Used by redaction, by the problem report form and by input warnings. */
import { searchNormalized } from './normalize.ts';
import { joinParts, replaceInParts, type TextPart } from './textParts.ts';

export const REDACTED = '[redacted]';

/**
 * A token, hash or encrypted id; an email address; a UUID; a phone number; nine or more digits, like those of a card, Social Security,
 * routing or account number; or six to eight digits.
 */
export type SecretKind = 'token' | 'email' | 'id' | 'phone' | 'longNumber' | 'number';

/** Returns the replacement of a secret; null keeps it. */
export type Replace = (kind: SecretKind, found: string) => string | null;

interface ReplaceSecretsOptions {
  /** The lender's own patterns, whose matches are redacted. They search the original text, while the built-in ones search the normalized text. */
  patterns?: readonly RegExp[];
  /**
   * Replaces known personal data. Runs after token detection, because tokens may contain such words, and before number detection, because
   * numbers may be part of them.
   */
  replaceKnown?: (parts: readonly TextPart[]) => TextPart[];
}

/** Replaces all secrets in a text. Amounts, dates, times and versions are kept. */
export function replaceSecrets(
  text: string,
  replace: Replace,
  { patterns = [], replaceKnown }: ReplaceSecretsOptions = {},
): string {
  if (replaceKnown === undefined && patterns.length === 0 && HARMLESS_TEXT.test(text)) return text;
  const look = (plain: string): TextPart[] => {
    const withoutTokens = replaceTokens(plain, replace);
    return replaceNumbers(replaceKnown?.(withoutTokens) ?? withoutTokens, replace);
  };
  const parts = patterns.reduce<TextPart[]>((before, pattern) => replaceInParts(before, pattern, () => REDACTED), [text]);
  return joinParts(parts.flatMap((part) => (typeof part === 'string' ? searchNormalized(part, look) : [part])));
}

/**
 * Returns whether a text contains a number of nine or more digits, like card and account numbers. Phone numbers and amounts do not count.
 */
export function hasLongNumber(text: string): boolean {
  const kinds = new Set<SecretKind>();
  searchNormalized(text, (plain) =>
    replaceNumbers([plain], (kind) => {
      kinds.add(kind);
      return null;
    }),
  );
  return kinds.has('longNumber');
}

/**
 * Returns whether a text may be the token of a mailed link: base64url with at least 40 characters, because the encrypted data includes a
 * 12-byte nonce and a 16-byte tag.
 */
export const isLinkToken = (text: string): boolean => /^[\w-]{40,512}$/.test(text);

/** Fast path: a text of this form cannot contain a secret. Most texts in the state match. */
const HARMLESS_TEXT = /^(?:[A-Za-z]{0,23}|-?\d{1,9}\.\d{1,6}|\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)?|\d{1,5})$/;

/** Matches base64url parts that begin like a JSON object: a JWT, an encrypted token, or its first part. */
const WEB_TOKEN = /eyJ[\w-]+(?:\.[\w-]*)+|(?<![A-Za-z\d])eyJ[\w-]+/g;
const EMAIL = /[^\s@<>"'()[\]{},;:=/?&|]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
const UUID = /(?<![\w-])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\w-])/gi;
/** Matches candidates for tokens, hashes and encrypted ids. `isRandom` sorts out identifiers of the code. */
const LONG_WORD = /[\w-]{24,}/g;

/** Replaces secrets with an unmistakable shape: tokens, email addresses and UUIDs. */
function replaceTokens(text: string, replace: Replace): TextPart[] {
  let parts = replaceInParts([text], WEB_TOKEN, (token) => replace('token', token));
  // `EMAIL` tries every start within a long word, so search only texts that have an @.
  if (text.includes('@')) parts = replaceInParts(parts, EMAIL, (email) => replace('email', email));
  parts = replaceInParts(parts, UUID, (id) => replace('id', id));
  return replaceInParts(parts, LONG_WORD, (word) => (isRandom(word) ? replace('token', word) : null));
}

/**
 * Returns whether a long word looks random rather than like an identifier of the code. Random means: digits (except a number at the end
 * of a hyphenated name), many capitals, or 40 letters in a row.
 */
function isRandom(word: string): boolean {
  const letters = word.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  if (/\d/.test(word)) return !/^(?:[a-z]+-)+\d{1,5}$/.test(word);
  return /[A-Za-z]{40}/.test(word) || (capitals > letters.length / 4 && /[a-z]/.test(letters));
}

/** Separators that people write between groups of digits. */
const DIGIT_GROUP_GAP = String.raw`[\s\-._/·•]{1,3}`;

/** Social Security number. `450.00 2026` does not match: it is an amount and a year. */
const SSN = String.raw`\d{3}(?:\.\d\d\.|(?!\.\d)${DIGIT_GROUP_GAP}\d\d${DIGIT_GROUP_GAP})\d{4}`;
const PHONE = String.raw`(?:\+?1(?:${DIGIT_GROUP_GAP})?)?(?:\(\d{3}\)(?:${DIGIT_GROUP_GAP})?|\d{3}${DIGIT_GROUP_GAP})\d{3}${DIGIT_GROUP_GAP}\d{4}`;
const NUMBER_END = String.raw`(?!\d|[.,_·•-]\d)`;

const INSTANT = String.raw`(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-[0-3]\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?`;
const DATE = String.raw`(?:[01]?\d\/[0-3]?\d\/(?:\d\d|\d{4})|[0-3]?\d\.[01]?\d\.(?:19|20)\d\d|(?:19|20)\d\d\/[01]?\d\/[0-3]?\d)(?!\d|\/\d)`;
const EXPIRY = String.raw`(?<!\/\s?)(?:0[1-9]|1[0-2])\s?\/\s?\d\d(?!\d|\s?\/)`;
const MONEY = String.raw`\$ ?\d{1,9}(?:\.\d\d?)?|\$? ?\d{1,3}(?:,\d{3}){1,3}(?:\.\d\d?)?`;
/** Two four-digit groups of a card number do not match. */
const DECIMAL = String.raw`(?<!\d{4}${DIGIT_GROUP_GAP})(?!\d{4}\.\d{4}${DIGIT_GROUP_GAP}\d{4})\d{1,9}\.\d{1,6}`;
/** Fewer than nine digits in short parts, or a Chromium version. */
const VERSION = String.raw`(?!\d(?:\.?\d){8})\d{1,3}(?:\.\d{1,3}){2,}|\d{1,3}\.0\.\d{1,5}\.\d{1,3}`;
const HARMLESS_NUMBER = `(?:${INSTANT}|${DATE}|${EXPIRY}|${MONEY}|${VERSION}|${DECIMAL})${NUMBER_END}`;

/**
 * Separator inside a number. A number ends before a date or amount that follows after a space. A dot before seven or more digits is a
 * decimal point.
 */
const SEPARATOR_IN_NUMBER = String.raw`(?!\.\d{7})${DIGIT_GROUP_GAP}(?!(?<=\s)${HARMLESS_NUMBER})`;
/** Matches runs of 9+ digits in any grouping, and runs of 6+ digits that are ungrouped or in groups of at least two. */
const LONG_NUMBER = String.raw`\d(?:(?:${SEPARATOR_IN_NUMBER})?\d){8,}|\d{2,}(?:(?=[ -]\d)${SEPARATOR_IN_NUMBER}\d{2,})+|\d{6,}`;

/** Matches all digit sequences. Harmless ones and phone numbers are tried first, so that they are not taken for a long number. */
const DIGIT_SEQUENCE = new RegExp(
  `(?<![\\d.])(?:${SSN}${NUMBER_END}|(?<phone>${PHONE}${NUMBER_END})|(?<plain>${HARMLESS_NUMBER}))|${LONG_NUMBER}`,
  'g',
);

function replaceNumbers(parts: readonly TextPart[], replace: Replace): TextPart[] {
  return replaceInParts(parts, DIGIT_SEQUENCE, (match, groups) => {
    const kind = secretKindOf(match, groups);
    return kind === null ? null : replace(kind, match);
  });
}

/**
 * Returns the kind of a matched number; null if it is harmless. Fewer than six digits may be a house number, a year, a ZIP code or
 * milliseconds.
 */
function secretKindOf(match: string, { phone, plain }: Partial<Record<string, string>>): SecretKind | null {
  if (phone !== undefined) return 'phone';
  const { length } = match.replace(/\D/g, '');
  if (plain !== undefined || length < 6) return null;
  return length < 9 ? 'number' : 'longNumber';
}
