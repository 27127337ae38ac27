import { toMoney } from '../../../../base/wire/formats.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function datePartsOf(day: string): { year: string; month: string; date: string; name: string } {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, date, name: MONTHS[Number(month) - 1] ?? '' };
}

/** For example "11/03/2026". */
export function slashedDate(day: string): string {
  const { year, month, date } = datePartsOf(day);
  return `${month}/${date}/${year}`;
}

/** For example "11/3/26". */
export function shortSlashedDate(day: string): string {
  const { year, month, date } = datePartsOf(day);
  return `${Number(month)}/${Number(date)}/${year.slice(2)}`;
}

/** For example "Nov 3, 2026". */
export function spelledDate(day: string): string {
  const { year, name, date } = datePartsOf(day);
  return `${name} ${Number(date)}, ${year}`;
}

/** For example "03-Nov-2026". */
export function dashedDate(day: string): string {
  const { year, name, date } = datePartsOf(day);
  return `${date}-${name}-${year}`;
}

/** For example "1,842.17". */
export const withCommas = (cents: number): string => toMoney(cents).replace(/\B(?=(\d{3})+\.)/g, ',');

/** For example "$1,842.17" or "-$18.50". */
export const withDollars = (cents: number): string => withCommas(cents).replace(/^(-?)/, '$1$$');

/** Empty for zero or undefined. */
export const orBlank = (write: (cents: number) => string, cents: number | undefined): string =>
  cents === undefined || cents === 0 ? '' : write(cents);

/** Formats hours and rates with two decimals, for example "80.00". */
export const twoDecimals = toMoney;

const SMALL_NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function numberInWords(count: number): string {
  if (count >= 1000) return joinUnitWords(numberInWords(Math.floor(count / 1000)), 'thousand', count % 1000);
  if (count >= 100) return joinUnitWords(numberInWords(Math.floor(count / 100)), 'hundred', count % 100);
  if (count < 20) return SMALL_NUMBER_WORDS[count] ?? '';
  const rest = count % 10 === 0 ? '' : `-${SMALL_NUMBER_WORDS[count % 10] ?? ''}`;
  return `${TENS[Math.floor(count / 10)] ?? ''}${rest}`;
}

const joinUnitWords = (head: string, unit: string, rest: number): string =>
  `${head} ${unit}${rest === 0 ? '' : ` ${numberInWords(rest)}`}`;

/** The amount in words as on a check: "one thousand eight hundred forty-two and 17/100". */
export const amountInWords = (cents: number): string =>
  `${numberInWords(Math.floor(cents / 100))} and ${String(cents % 100).padStart(2, '0')}/100`;
