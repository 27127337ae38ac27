/** Replaces characters from international keyboards and from pasted text with the plain ASCII characters that validation expects. */

const PRINTABLE_ASCII = /^[ -~]*$/;
const DIGIT = /^\p{Nd}$/u;
/** Invisible characters: zero-width spaces, direction marks, soft hyphens, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Invisible characters except variation selectors and joiners, which change how a letter or an emoji looks. */
const INVISIBLE_EXCEPT_JOINERS = /(?![\p{Variation_Selector}\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
/**
 * Zero-width joiners shape letters of some scripts and emoji. This finds the joiners that stand anywhere else, where they have no effect.
 */
const INEFFECTIVE_JOINERS = (() => {
  const shaped = String.raw`(?![ -~])[\p{L}\p{M}\p{S}]`;
  return new RegExp(String.raw`(?<!${shaped})[\u200c\u200d]+|[\u200c\u200d]+(?!${shaped})`, 'gu');
})();

/** Distance in code points between a full-width character (Japanese and Chinese keyboards) and its ASCII form. */
const FULL_WIDTH_OFFSET = 0xfee0;
const ASCII_EQUIVALENTS: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '،': ',',
  '٪': '%',
  '。': '.',
  '｡': '.',
  '、': ',',
  '､': ',',
  '‘': "'",
  '’': "'",
  '⁄': '/',
  '∕': '/',
};

/**
 * Converts a digit of any script to its ASCII digit. Unicode puts the ten digits of a script next to each other, so counting back gives
 * the value.
 * @param digit one character of `\p{Nd}`
 */
export function asciiDigit(digit: string): string {
  let value = 0;
  for (let code = (digit.codePointAt(0) ?? 0) - 1; DIGIT.test(String.fromCodePoint(code)); code -= 1) value += 1;
  return String(value % 10);
}

const toHalfWidth = (sign: string): string => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET);

function toAscii(sign: string): string {
  if (DIGIT.test(sign)) return asciiDigit(sign);
  if (/[\uff01-\uff5e]/.test(sign)) return toHalfWidth(sign);
  if (/\s/.test(sign)) return ' ';
  return /[\p{Pd}\u2212]/u.test(sign) ? '-' : (ASCII_EQUIVALENTS[sign] ?? sign);
}

/**
 * Converts a typed number to ASCII: digits of any script become 0 to 9, any dash becomes a hyphen, and invisible characters are removed.
 */
export const normalizeNumberInput = (text: string): string =>
  PRINTABLE_ASCII.test(text) ? text : Array.from(text.replace(INVISIBLE, ''), toAscii).join('');

/** Letters and digits stay in their script. */
export const removeInvisible = (text: string): string =>
  PRINTABLE_ASCII.test(text) ? text : text.replace(INVISIBLE_EXCEPT_JOINERS, '').replace(INEFFECTIVE_JOINERS, '');

/** Cleans a typed email address: trims it, removes invisible characters and converts full-width characters to ASCII. */
export const normalizeEmail = (text: string): string =>
  PRINTABLE_ASCII.test(text)
    ? text.trim()
    : text
        .replace(INVISIBLE, '')
        .replace(/[\uff01-\uff5e]/g, toHalfWidth)
        .replace(/[。｡]/g, '.')
        .trim()
        .normalize('NFC');
