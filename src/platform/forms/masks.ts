/** How digits are grouped on the screen while the form keeps plain digits. */
export interface Mask {
  /** The value from what was typed, pasted or filled in. */
  read: (text: string) => string;
  /** The value as shown. Never drops, adds or moves a digit: one too many stays visible, and validation reports it. */
  show: (value: string) => string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

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

/** The five digits of a ZIP code, also of a longer one: browsers fill in "44107-1234". */
export const zipMask: Mask = { read: (text) => digitsOf(text.replace(/^(\s*\d{5})-\d{0,4}\s*$/, '$1')), show: (value) => value };

/** 4111 1111 1111 1111 */
export const cardNumberMask = pictured('#### #### #### ####');

/** (555) 010-9999 */
export const phoneMask = pictured('(###) ###-####');

/** MM / YY. Browsers fill in "4/2027" or "2027-04", and people type "4/27". */
export const expiryMask: Mask = {
  show: pictured('## / ##').show,
  read: (text) => {
    const yearFirst = /^\s*(\d{4})\s*[-/]\s*(\d{1,2})\s*$/.exec(text);
    const yearLast = /^\s*(\d{1,2})\s*[-/]\s*(?:20)?(\d\d)\s*$/.exec(text);
    const oneDigitMonth = /^\s*(\d)\s*[-/]\s*$/.exec(text)?.[1];
    if (oneDigitMonth !== undefined) return oneDigitMonth.padStart(2, '0');
    const [month, year] = yearFirst ? [yearFirst[2], yearFirst[1]?.slice(-2)] : [yearLast?.[1], yearLast?.[2]];
    return month === undefined || year === undefined ? digitsOf(text) : month.padStart(2, '0') + year;
  },
};

/** Where the caret belongs in `shown`, so that it has as many digits before it as in the typed text. */
export function caretAfter(shown: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (/\d/.test(shown[at] ?? '')) seen += 1;
    if (seen === digitsBefore) return at + 1;
  }
  return shown.length;
}

/** How many digits are before the caret. */
export const digitsBefore = (text: string, caret: number) => digitsOf(text.slice(0, caret)).length;
