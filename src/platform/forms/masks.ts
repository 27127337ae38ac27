import { plainSigns } from '#domain/typed/plainSigns.ts';

/** How digits are grouped on the screen while the form keeps plain digits. */
export interface Mask {
  /** The value from what was typed, pasted or filled in. */
  read: (text: string) => string;
  /** The value as shown. Never drops, adds or moves a digit: one too many stays visible, and validation reports it. */
  show: (value: string) => string;
}

/** The digits of a text, of any script. */
const digitsOf = (text: string) => plainSigns(text).replace(/\D/g, '');

/** A mask from its picture: every `#` is a digit, everything else stays between digits; extra digits follow at the end. */
function pictured(picture: string): Mask {
  const show = (digits: string) => {
    let shown = '';
    let next = 0;
    for (const sign of picture) {
      if (next === digits.length) return shown;
      shown += sign === '#' ? digits.charAt(next++) : sign;
    }
    return shown + digits.slice(next);
  };
  return { read: digitsOf, show };
}

/** Digits only, as they are: routing, account and loan numbers, the last four of a Social Security number. */
export const plainDigits: Mask = { read: digitsOf, show: (value) => value };

/** The five digits of a ZIP code, also of one of nine: browsers fill in "44107-1234". */
export const zipMask: Mask = {
  show: (value) => value,
  read: (text) => {
    const five = /^\s*(\d{5})(?:\s*-\s*|\s+)\d{0,4}\s*$/.exec(plainSigns(text))?.[1];
    const digits = digitsOf(text);
    return five ?? (digits.length === 9 ? digits.slice(0, 5) : digits);
  },
};

/** 4111 1111 1111 1111 */
export const cardNumberMask = pictured('#### #### #### ####');

const tenDigits = pictured('(###) ###-####');

/**
 * (555) 010-9999. No area code begins with 1, so the country's code goes once the number is whole. The plus of any other country stays, so
 * that its digits are not taken for an American number.
 */
export const phoneMask: Mask = {
  show: (value) => {
    const [, country, rest] = /^(\+?1)(.*)$/.exec(value) ?? [];
    if (country !== undefined && rest !== undefined) return [country, tenDigits.show(rest)].filter(Boolean).join(' ');
    return /^[+0]/.test(value) ? value : tenDigits.show(value);
  },
  read: (text) => {
    const digits = digitsOf(text);
    const plus = /^\D*\+/.test(plainSigns(text)) ? '+' : '';
    return /^(?:00|011)?1(\d{10})$/.exec(digits)?.[1] ?? plus + digits;
  },
};

const BETWEEN = String.raw`\s*[-/.\s]\s*`;
const MONTH_ALONE = new RegExp(`^\\s*(?<month>\\d)${BETWEEN}$`);
const PARTED = [
  new RegExp(`^\\s*(?<year>\\d{4})${BETWEEN}(?<month>\\d{1,2})\\s*$`),
  new RegExp(`^\\s*(?<month>\\d{1,2})${BETWEEN}(?:20)?(?<year>\\d\\d)\\s*$`),
];
/** None of them begins as one of the others does, so each can be typed key by key. */
const IN_ONE = [
  /^(?<month>0[1-9]|1[0-2])20(?<year>\d\d)$/,
  /^20(?<year>\d\d)(?<month>0[1-9]|1[0-2])$/,
  /^(?<month>[1-9])20(?<year>\d\d)$/,
];

/** MM / YY. Browsers fill in "4/2027" or "2027-04", and people type "4/27", "4.27", "042027" and "04 2027". */
export const expiryMask: Mask = {
  show: pictured('## / ##').show,
  read: (text) => {
    const typed = plainSigns(text);
    const digits = digitsOf(text);
    const found = [MONTH_ALONE, ...PARTED].map((form) => form.exec(typed)).concat(IN_ONE.map((form) => form.exec(digits)));
    const { month, year = '' } = found.find((match) => match !== null)?.groups ?? {};
    return month === undefined ? digits : month.padStart(2, '0') + year.slice(-2);
  },
};

/** What a mask keeps of a text when it only regroups: its digits, and the plus before those of another country. */
export const bare = (text: string) => plainSigns(text).replace(/[^+\d]/g, '');

/** Where the caret belongs in `shown`, so that it has as many digits before it as in the typed text. */
export function caretAfter(shown: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (/[+\d]/.test(shown[at] ?? '')) seen += 1;
    if (seen === digitsBefore) return at + 1;
  }
  return shown.length;
}

/** How many digits are before the caret. */
export const digitsBefore = (text: string, caret: number) => bare(text.slice(0, caret)).length;
