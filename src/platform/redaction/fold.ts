import { asciiDigit } from '#domain/typed/plainSigns.ts';

import type { Part } from './parts.ts';

/** What may be written otherwise: signs outside ASCII, and bytes in an address. */
const ODD = /[^\t\n\r -~]|%[\da-f]{2}/i;
/** Also where one address stands in another: `%2520`. */
const BYTE = '%(?:25)*';
/** What stays as it is. */
const PLAIN = /^(?:[\t\n\r !-$&-~]+|%)$/;
/** A run of plain signs, one character of UTF-8 as an address writes it, or one sign with its accents. */
const SIGN = new RegExp(
  [
    String.raw`[\t\n\r !-$&-~]+(?!\p{M})`,
    `${BYTE}[0-7][\\da-f]`,
    `${BYTE}[cd][\\da-f]${BYTE}[89ab][\\da-f]`,
    `${BYTE}e[\\da-f](?:${BYTE}[89ab][\\da-f]){2}`,
    `${BYTE}f[0-4](?:${BYTE}[89ab][\\da-f]){3}`,
    String.raw`[^\p{M}]?\p{M}*`,
  ].join('|'),
  'giu',
);

/**
 * A text as if it were written in plain signs: any script's digits as 0 to 9, any dash as a hyphen, any space as a space, full-width letters as
 * usual ones, accents composed, the escapes of an address as what they stand for.
 */
export const folded = (text: string): string => (ODD.test(text) ? [...pieces(text)].map(({ plain }) => plain).join('') : text);

/**
 * Has a text looked through in plain signs.
 * @param look is given the folded text, and gives it in parts
 * @returns the parts, in which what is left is written as it was
 */
export function lookFolded(text: string, look: (folded: string) => Part[]): Part[] {
  if (!ODD.test(text)) return look(text);
  let plainText = '';
  /** For each sign of the folded text, where it stands in `text`. */
  const starts: number[] = [];
  for (const { sign, plain, index } of pieces(text)) {
    for (let nth = 0; nth < plain.length; nth += 1) starts.push(plain === sign ? index + nth : index);
    plainText += plain;
  }
  // What folds to nothing goes with what is before it.
  const startOf = (at: number) => (at === 0 ? 0 : (starts[at] ?? text.length));
  let end = 0;
  return look(plainText).map((part) => {
    const start = end;
    end += typeof part === 'string' ? part.length : part.was;
    return typeof part === 'string' ? text.slice(startOf(start), startOf(end)) : part;
  });
}

function* pieces(text: string): Generator<{ sign: string; plain: string; index: number }> {
  for (const { 0: sign, index } of text.matchAll(SIGN)) yield { sign, plain: plainOf(sign), index };
}

function plainOf(sign: string): string {
  if (PLAIN.test(sign)) return sign;
  const isEscaped = sign.startsWith('%');
  const [first = ''] = isEscaped ? decoded(sign) : sign;
  if (/[\p{Z}\s]/u.test(first)) return ' ';
  if (/[\p{Pd}\u2212]/u.test(first)) return '-';
  if (/\p{Cf}/u.test(first)) return '';
  if (/\p{N}/u.test(first)) return digitOf(first);
  const whole = (isEscaped ? first : sign).normalize('NFKC');
  // An ellipsis stays one sign, so that a number behind it is not taken for a fraction.
  return whole.startsWith('.') ? first : whole;
}

function digitOf(sign: string): string {
  const plain = sign.normalize('NFKC');
  return /^\p{Nd}$/u.test(plain) ? asciiDigit(plain) : plain;
}

/** @param escapes of one character; a percent sign within them may be escaped itself */
function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes.replace(/%(?:25)*(?=[\da-f]{2})/gi, '%'));
  } catch {
    return escapes;
  }
}
