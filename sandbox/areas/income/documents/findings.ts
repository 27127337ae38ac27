/** Finds inconsistencies on a paystub, based on its current values. */
import type { PaystubFieldName, PaystubFinding } from '#contract/borrower/ocr.ts';
import { daysBetween } from '../../../base/clock/calendar.ts';
import { normalizeName } from '../../../lender/personNames.ts';

/** Freddie Mac and Fannie Mae accept no paystub that is older than this at closing. */
const MAX_PAYSTUB_AGE_DAYS = 90;

type FieldValues = Readonly<Partial<Record<PaystubFieldName, string | null>>>;

interface Person {
  first_name: string;
  last_name: string;
}

/** Converts a decimal text to hundredths: money to cents, hours to hundredths of an hour. */
export const toHundredths = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : Number(text.replace('.', ''));

export function findingsOf(values: FieldValues, isNameConfirmed: boolean, person: Person, today: string): PaystubFinding[] {
  const { periodStart: start, periodEnd: end, payDate } = values;
  const [gross, deductions, net, year] = (['gross', 'deductions', 'net', 'grossYearToDate'] as const).map((name) =>
    toHundredths(values[name]),
  ) as [number | null, number | null, number | null, number | null];
  const isLater = (one: string | null | undefined, other: string | null | undefined): boolean =>
    typeof one === 'string' && typeof other === 'string' && one > other;
  const found: Record<PaystubFinding, boolean> = {
    sumIsOff: gross !== null && deductions !== null && net !== null && gross - deductions !== net,
    yearToDateBelowGross: gross !== null && year !== null && year < gross,
    otherPerson: !isNameConfirmed && typeof values.person === 'string' && !containsFullName(values.person, person),
    periodIsOff: isLater(start, end) || isLater(start, payDate),
    old: typeof payDate === 'string' && daysBetween(payDate, today) > MAX_PAYSTUB_AGE_DAYS,
  };
  return (Object.keys(found) as PaystubFinding[]).filter((name) => found[name]);
}

/** Whether the text contains both first and last name, in any order and among other words. */
function containsFullName(name: string, { first_name, last_name }: Person): boolean {
  const words = name.split(/[\s,]+/u).map(normalizeName);
  return hasConsecutiveWords(words, normalizeName(first_name)) && hasConsecutiveWords(words, normalizeName(last_name));
}

/** Matches one or several consecutive words, because two-word names may be written as one word or with a hyphen. */
const hasConsecutiveWords = (words: readonly string[], folded: string): boolean =>
  words.some((_word, from) => words.some((_other, to) => to >= from && words.slice(from, to + 1).join('') === folded));
