import { normalizeNumberInput } from '#domain/userInput/normalizeInput.ts';

export interface Mask {
  /** Converts typed, pasted or autofilled text to the form's value. */
  parse: (text: string) => string;
  /** Formats the value for display. Never drops, adds or moves a digit: an extra digit stays visible, and validation reports it. */
  format: (value: string) => string;
}

/** Extracts the digits of a text, including digits of other scripts. */
const digitsOf = (text: string) => normalizeNumberInput(text).replace(/\D/g, '');

/** Creates a mask from a pattern: each `#` is a digit, all other characters are separators, and extra digits are appended. */
function createPatternMask(picture: string): Mask {
  const format = (digits: string) => {
    let shown = '';
    let next = 0;
    for (const sign of picture) {
      if (next === digits.length) return shown;
      shown += sign === '#' ? digits.charAt(next++) : sign;
    }
    return shown + digits.slice(next);
  };
  return { parse: digitsOf, format };
}

/** Digits without grouping: routing, account and loan numbers, last four digits of a Social Security number. */
export const digitsMask: Mask = { parse: digitsOf, format: (value) => value };

/** Five-digit ZIP code. Shortens ZIP+4, because browsers autofill "44107-1234". */
export const zipMask: Mask = {
  format: (value) => value,
  parse: (text) => {
    const five = /^\s*(\d{5})(?:\s*-\s*|\s+)\d{0,4}\s*$/.exec(normalizeNumberInput(text))?.[1];
    const digits = digitsOf(text);
    return five ?? (digits.length === 9 ? digits.slice(0, 5) : digits);
  },
};

export const cardNumberMask = createPatternMask('#### #### #### ####');

const tenDigitPhoneMask = createPatternMask('(###) ###-####');

/**
 * Formats as (555) 010-9999. A leading 1 is dropped once ten digits follow, because no area code starts with 1. The plus of another
 * country code is kept, so that the number is not mistaken for an American one.
 */
export const phoneMask: Mask = {
  format: (value) => {
    const [, country, rest] = /^(\+?1)(.*)$/.exec(value) ?? [];
    if (country !== undefined && rest !== undefined) return [country, tenDigitPhoneMask.format(rest)].filter(Boolean).join(' ');
    return /^[+0]/.test(value) ? value : tenDigitPhoneMask.format(value);
  },
  parse: (text) => {
    const digits = digitsOf(text);
    const plus = /^\D*\+/.test(normalizeNumberInput(text)) ? '+' : '';
    return /^(?:00|011)?1(\d{10})$/.exec(digits)?.[1] ?? plus + digits;
  },
};

const EXPIRY_SEPARATOR = String.raw`\s*[-/.\s]\s*`;
const EXPIRY_MONTH_ONLY = new RegExp(`^\\s*(?<month>\\d)${EXPIRY_SEPARATOR}$`);
const SEPARATED_EXPIRY = [
  new RegExp(`^\\s*(?<year>\\d{4})${EXPIRY_SEPARATOR}(?<month>\\d{1,2})\\s*$`),
  new RegExp(`^\\s*(?<month>\\d{1,2})${EXPIRY_SEPARATOR}(?:20)?(?<year>\\d\\d)\\s*$`),
];
/** No pattern is a prefix of another, so each can also be typed one key at a time. */
const UNSEPARATED_EXPIRY = [
  /^(?<month>0[1-9]|1[0-2])20(?<year>\d\d)$/,
  /^20(?<year>\d\d)(?<month>0[1-9]|1[0-2])$/,
  /^(?<month>[1-9])20(?<year>\d\d)$/,
];

/**
 * Formats an expiration date as MM / YY. Browsers autofill "4/2027" or "2027-04", and people type "4/27", "4.27", "042027" or "04 2027".
 */
export const expiryMask: Mask = {
  format: createPatternMask('## / ##').format,
  parse: (text) => {
    const typed = normalizeNumberInput(text);
    const digits = digitsOf(text);
    const found = [EXPIRY_MONTH_ONLY, ...SEPARATED_EXPIRY]
      .map((form) => form.exec(typed))
      .concat(UNSEPARATED_EXPIRY.map((form) => form.exec(digits)));
    const { month, year = '' } = found.find((match) => match !== null)?.groups ?? {};
    return month === undefined ? digits : month.padStart(2, '0') + year.slice(-2);
  },
};

/** Removes everything but digits and plus signs (a plus starts a foreign phone number). */
export const stripSeparators = (text: string) => normalizeNumberInput(text).replace(/[^+\d]/g, '');

/** Returns the caret position in `shown` that has `digitsBefore` digits before it. */
export function caretPosition(shown: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (/[+\d]/.test(shown[at] ?? '')) seen += 1;
    if (seen === digitsBefore) return at + 1;
  }
  return shown.length;
}

export const countDigitsBefore = (text: string, caret: number) => stripSeparators(text.slice(0, caret)).length;
