/** What keyboards of other languages, and programs that copy, put in place of the plain signs that a rule is written in. */

const IS_ASCII = /^[ -~]*$/;
const DIGIT = /^\p{Nd}$/u;
/** Signs that are not seen: spaces without width, marks of direction, soft hyphens, fillers. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Of those, what chooses between two forms of a letter or a picture stays: it is seen. */
const UNSEEN_IN_WORDS = /(?![\p{Variation_Selector}\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
/** Joiners shape the letters of some scripts, and pictures; anywhere else they do nothing. */
const LOOSE_JOINERS = (() => {
  const shaped = String.raw`(?![ -~])[\p{L}\p{M}\p{S}]`;
  return new RegExp(String.raw`(?<!${shaped})[\u200c\u200d]+|[\u200c\u200d]+(?!${shaped})`, 'gu');
})();

/** How far a full-width sign, which keyboards for Japanese and Chinese write, is from its plain one. */
const FULL_WIDTH = 0xfee0;
const SIGNS: Readonly<Record<string, string>> = {
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

/** The value of a digit of any script, as an ASCII digit. Digits of a script stand in runs of ten. @param digit of `\p{Nd}` */
export function asciiDigit(digit: string): string {
  let value = 0;
  for (let code = (digit.codePointAt(0) ?? 0) - 1; DIGIT.test(String.fromCodePoint(code)); code -= 1) value += 1;
  return String(value % 10);
}

const halfWidth = (sign: string): string => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH);

function plainSign(sign: string): string {
  if (DIGIT.test(sign)) return asciiDigit(sign);
  if (/[\uff01-\uff5e]/.test(sign)) return halfWidth(sign);
  if (/\s/.test(sign)) return ' ';
  return /[\p{Pd}\u2212]/u.test(sign) ? '-' : (SIGNS[sign] ?? sign);
}

/** A number as if it had been typed on an American keyboard: digits of any script as 0 to 9, any dash as a hyphen, and nothing unseen. */
export const plainSigns = (text: string): string =>
  IS_ASCII.test(text) ? text : Array.from(text.replace(UNSEEN, ''), plainSign).join('');

/** Words without what nobody sees in them. Their letters and digits stay in their script. */
export const withoutUnseen = (text: string): string =>
  IS_ASCII.test(text) ? text : text.replace(UNSEEN_IN_WORDS, '').replace(LOOSE_JOINERS, '');

/** An email address as it is sent: without what is around it and what nobody sees, full-width signs as plain ones. */
export const plainEmail = (text: string): string =>
  IS_ASCII.test(text)
    ? text.trim()
    : text
        .replace(UNSEEN, '')
        .replace(/[\uff01-\uff5e]/g, halfWidth)
        .replace(/[。｡]/g, '.')
        .trim()
        .normalize('NFC');
