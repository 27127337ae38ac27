/** Different encodings of the same digits and letters that must be treated as equal. */

/** The zero of several scripts: full width, Arabic, Persian, Devanagari, Bengali, Thai, and one outside the Basic Multilingual Plane. */
const ZEROS = ['\uff10', '\u0660', '\u06f0', '\u0966', '\u09e6', '\u0e50', '\u{1d7ce}'];

export const inScripts = (text: string): string[] =>
  ZEROS.map((zero) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit))));

/** Invisible characters left by copying and by right-to-left pages: byte order mark, direction marks, zero-width spaces, soft hyphen. */
const INVISIBLE = ['\ufeff', '\u202a', '\u200b', '\u00ad', '\u2060', '\u200f', '\u2066'];

export const withInvisible = (text: string): string =>
  `\ufeff\u202a${Array.from(text, (sign, index) => sign + INVISIBLE[index % INVISIBLE.length]!).join('')}\u202c`;

export const inFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));
