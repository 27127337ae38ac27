/** How the same digits and words are written otherwise, without a difference in what they mean. */

/** The zero of each: full width, Arabic, Persian, Devanagari, Bengali, Thai, and one outside the first plane. */
const ZEROS = ['\uff10', '\u0660', '\u06f0', '\u0966', '\u09e6', '\u0e50', '\u{1d7ce}'];

/** A text with its digits in each of these scripts. */
export const inScripts = (text: string): string[] =>
  ZEROS.map((zero) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit))));

/** What copying and right-to-left pages leave: a byte order mark, marks of direction, spaces without width, a soft hyphen. */
const UNSEEN = ['\ufeff', '\u202a', '\u200b', '\u00ad', '\u2060', '\u200f', '\u2066'];

/** A text with signs that nobody sees around it and between all of its own. */
export const withUnseen = (text: string): string =>
  `\ufeff\u202a${Array.from(text, (sign, index) => sign + UNSEEN[index % UNSEEN.length]!).join('')}\u202c`;

/** As a keyboard for Japanese or Chinese writes it. */
export const inFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));
