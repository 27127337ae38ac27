/** Parses the numbers printed on paystubs. Money is in cents. */

export interface PrintedNumber {
  /** The number times 100, rounded. */
  hundredths: number;
  decimals: number;
  /** Whether it looks like money: two decimals or a dollar sign. */
  isAmount: boolean;
  /** Whether misread characters were replaced: letters by digits, or a comma and a point swapped. */
  isGuessed: boolean;
}

const LOOKALIKE_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
};

const GROUPED_NUMBER_PATTERN = /^\d{1,3}(,\d{3})*(\.\d{1,4})?$/;
const PLAIN_NUMBER_PATTERN = /^\d{1,7}(\.\d{1,4})?$/;
/** Numbers whose points and commas OCR confused, or whose decimal point was read as a comma. */
const CONFUSED_SEPARATORS = /^\d{1,3}([.,]\d{3})+[.,]\d{2}$|^\d{1,7},\d{2}$/;
const MAX_HUNDREDTHS = 999_999_999;

/** Parses the text as one number, ignoring signs, asterisks and parentheses. Null when it contains anything else. */
export function parseNumber(text: string): PrintedNumber | null {
  const bare = text.replace(/[*\s~]/g, '').replace(/USD/i, '');
  const hasDollar = bare.includes('$');
  const isNegative = /^\$?\(.*\)$/.test(bare) || /^\$?[-–—−]/.test(bare) || /[-–—−]$/.test(bare);
  const inner = bare
    .replace(/^[-–—−($]+|[-–—−)]+$/g, '')
    .replace(/^\$/, '')
    .replace(/[:;]$/, '');
  if (!/\d/.test(inner) || inner.length > 14) return null;
  const mended = replaceMisreadDigits(inner);
  if (mended === null) return null;
  const isMuddled = !GROUPED_NUMBER_PATTERN.test(mended) && !PLAIN_NUMBER_PATTERN.test(mended);
  if (isMuddled && !CONFUSED_SEPARATORS.test(mended)) return null;
  const digits = isMuddled ? `${mended.slice(0, -3).replace(/[.,]/g, '')}.${mended.slice(-2)}` : mended.replace(/,/g, '');
  const decimals = digits.split('.')[1]?.length ?? 0;
  const [whole = '0', fraction = ''] = digits.split('.');
  const hundredths = Number(whole) * 100 + Math.round(Number(`0.${fraction || '0'}`) * 100 + 1e-6);
  if (hundredths > MAX_HUNDREDTHS) return null;
  return {
    hundredths: isNegative ? -hundredths : hundredths,
    decimals,
    isAmount: decimals === 2 || (hasDollar && decimals === 0),
    isGuessed: isMuddled || mended !== inner,
  };
}

/** Replaces misread letters by digits. Null when there are too many letters for an OCR error. */
function replaceMisreadDigits(text: string): string | null {
  const letters = text.replace(/[\d.,]/g, '');
  if (letters === '') return text;
  const digits = text.replace(/\D/g, '').length;
  if (letters.length > 2 || digits < 3 || !/[.,]/.test(text)) return null;
  // OCR often reads a dollar sign as one of these.
  const start = /^[Ss§]/.test(text) ? text.slice(1) : text;
  const mended = start.replace(/[^\d.,]/g, (letter) => LOOKALIKE_DIGITS[letter] ?? letter);
  return /^[\d.,]+$/.test(mended) ? mended : null;
}

/** Formats as in the API, for example "1842.17". */
export function formatMoney(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
