import { asciiDigit } from '#domain/userInput/normalizeInput.ts';

import type { TextPart } from './textParts.ts';

/** Matches text that may need normalizing: characters outside printable ASCII, and percent-encoded bytes. */
const NEEDS_NORMALIZING = /[^\t\n\r -~]|%[\da-f]{2}/i;
/** Start of a percent-encoded byte, which may be encoded several times, as in `%2520`. */
const ENCODED_BYTE_START = '%(?:25)*';
const HEX_DIGIT = String.raw`[\da-fA-F]`;
const CONTINUATION_BYTE = `(?:${ENCODED_BYTE_START}[89abAB]${HEX_DIGIT})`;
/** Matches a run of plain characters, one percent-encoded UTF-8 character, or one character with its combining accents. */
const NEXT_CHARACTER = new RegExp(
  [
    String.raw`(?<plain>[\t\n\r !-$&-~]+)(?!\p{M})`,
    `${ENCODED_BYTE_START}[0-7]${HEX_DIGIT}`,
    `${ENCODED_BYTE_START}[cdCD]${HEX_DIGIT}${CONTINUATION_BYTE}`,
    `${ENCODED_BYTE_START}[eE]${HEX_DIGIT}${CONTINUATION_BYTE}{2}`,
    `${ENCODED_BYTE_START}[fF][0-4]${CONTINUATION_BYTE}{3}`,
    String.raw`[^\p{M}]?\p{M}*`,
  ].join('|'),
  // Without `i`, which would match letters like the Kelvin sign as plain characters.
  'gu',
);

/**
 * Searches the normalized form of a text and maps the result back to the original. In the normalized form, so that patterns for ASCII
 * match it, digits of any script are 0 to 9, dashes are hyphens, all spaces are plain spaces, full-width letters are ASCII, accents are
 * composed, and percent-encoding is decoded.
 * @param look receives the normalized text and returns it in parts
 * @returns the parts, where unreplaced text has its original spelling
 */
export function searchNormalized(text: string, look: (folded: string) => TextPart[]): TextPart[] {
  if (!NEEDS_NORMALIZING.test(text)) return look(text);
  let plainText = '';
  /** For each character of the normalized text, its index in `text`. */
  const starts: number[] = [];
  for (const { 0: sign, index, groups } of text.matchAll(NEXT_CHARACTER)) {
    const plain = groups?.['plain'] ?? normalizeCharacter(sign);
    for (let nth = 0; nth < plain.length; nth += 1) starts.push(plain === sign ? index + nth : index);
    plainText += plain;
  }
  // Characters that normalize to nothing belong to the part before them.
  const startOf = (at: number) => (at === 0 ? 0 : (starts[at] ?? text.length));
  let end = 0;
  return look(plainText).map((part) => {
    const start = end;
    end += typeof part === 'string' ? part.length : part.was;
    return typeof part === 'string' ? text.slice(startOf(start), startOf(end)) : part;
  });
}

function normalizeCharacter(sign: string): string {
  const isEscaped = sign.startsWith('%');
  const [first = ''] = isEscaped ? decodeCharacter(sign) : sign;
  if (/[\p{Z}\s]/u.test(first)) return ' ';
  if (/[\p{Pd}\u2212]/u.test(first)) return '-';
  if (/\p{Cf}/u.test(first)) return '';
  if (/\p{N}/u.test(first)) return first.normalize('NFKC').replace(/^\p{Nd}$/u, asciiDigit);
  const whole = (isEscaped ? first : sign).normalize('NFKC');
  // Keep an ellipsis as one character. As three dots, it would make a number after it look like a fraction.
  return whole.startsWith('.') ? first : whole;
}

/** Decodes one percent-encoded character; a percent sign in it may itself be encoded. @param escapes the encoded bytes of one character */
function decodeCharacter(escapes: string): string {
  try {
    return decodeURIComponent(escapes.replace(/%(?:25)*(?=[\da-f]{2})/gi, '%'));
  } catch {
    return escapes;
  }
}
