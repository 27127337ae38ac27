/** Interprets the printed labels of paystubs. Payroll services word them differently, so the rules match words instead of whole labels. */

import { toEnglish } from './spanish.ts';

/** The meaning of the number beside or below a label. */
export type FigureKind =
  | 'gross'
  | 'net'
  | 'deductions'
  /** Subtotal of some deductions, such as taxes or pre-tax deductions. */
  | 'deductionPart'
  | 'regular'
  | 'overtime'
  | 'bonus'
  /** Paid in addition to the gross, such as expenses. */
  | 'addition'
  /** Amounts that the employee does not get: taxable wages, employer contributions, balances. */
  | 'foreign'
  /** Total of the section it is in. */
  | 'total';

export type Column = 'current' | 'yearToDate' | 'rate' | 'hours' | 'amount';
export type Section = 'earnings' | 'taxes' | 'deductions' | 'employer' | 'leave' | 'payment' | 'summary';
export type DateLabel = 'payDate' | 'periodStart' | 'periodEnd' | 'period' | 'otherDay';

export interface Label {
  figure: FigureKind | null;
  /** How certain the meaning is: 1 to 3. */
  strength: number;
  column: Column | null;
  section: Section | null;
}

const VOCABULARY =
  'gross earnings deductions deduction total totals current period hours taxes taxable withholding withholdings employer employee contribution contributions overtime regular bonus ending beginning through amount check deposit direct salary wages payment advice statement company voluntary'.split(
    ' ',
  );
const vocabularySet = new Set(VOCABULARY);

/**
 * Normalizes a label: lowercase, no accents or punctuation, single spaces. Fixes OCR errors in common words and translates Spanish to
 * English.
 */
export function normalizeLabel(text: string): string {
  const spelled = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z]{2})([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/y\s?\/\s?t\s?\/\s?d|y[.-]t[.-]d\.?/g, 'ytd')
    .replace(/o\s?\/\s?t\b/g, 'overtime')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9%#]+/g, ' ')
    .trim();
  return toEnglish(spelled).split(' ').map(fixOcrErrors).join(' ');
}

function fixOcrErrors(word: string): string {
  const letters = /[a-z]{2}/.test(word) ? word.replace(/0/g, 'o').replace(/1/g, 'l').replace(/5/g, 's') : word;
  if (letters.length < 5 || vocabularySet.has(letters)) return letters;
  return (
    VOCABULARY.find((entry) => Math.abs(entry.length - letters.length) <= 1 && differsByOneLetter(entry, letters)) ?? letters
  );
}

/** Whether the words differ by one changed, missing or extra letter. */
function differsByOneLetter(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

const TOTAL_PATTERN = /\btotals?\b|\btot\b/;
const YEAR_TO_DATE_PATTERN = /\bytd\b|year ?to ?date|\bto date\b|calendar year|\byear total/;
const CURRENT_PERIOD_PATTERN = /\bcurrent\b|\bthis (pay|period|check|stub)|\bcurr\b|\bthis$|^period$|^pay period$|^period amount/;

const UNRELATED_AMOUNT_PATTERN =
  /taxable|\bsubject\b|\bwage base|\b(fica|ss|oasdi|medicare|social security|fed|federal|state|fit|sit) (wages|gross)|\ber\b|employer(?! name| id| address)|\bcompany (paid|match|contrib|cost)|\bmatch\b|imputed|\bbalance|\baccru|\bavailable\b|carry ?over|\bloan balance|\bused\b|\btaken\b|\blimit\b|exempt|\ballowances\b|\b(tax|withholding|federal|state) allowance|\badjusted gross|gross up/;

const NET_PAY_PATTERN =
  /\bnet ?(pay|check|amount|earnings|wages|paid|deposit|payment|income|cash|dist|disb)|\bnet\b|\btake ?home\b|total (of )?direct deposits?|direct deposits? (total|amount)|total (payment|paid)|amount (of|this) (check|deposit|advice)|pay this amount|\bdeposited\b/;
const WEAK_NET_PAY_PATTERN =
  /\b(check|cheque|deposit|payment|advice|voucher) (amount|total)|\bdirect deposit\b|^amount$|total deposits?|amount paid|\bpay exactly|\bthe sum of|\bamount deposited/;
const NOT_NET_PAY_PATTERN = /distribution|\baccount\b|\bacct\b/;

const GROSS_PAY_PATTERN =
  /\bgross\b|\btotal (current )?(earnings|pay|wages|compensation|hours and earnings|earnings and hours)\b|\bearnings total|total hours and (pay|earnings)/;
const DEDUCTION_PATTERN = /\bdeductions?\b|\bdeds?\b|\bwithh?olding?s?\b|\bwithheld\b|\breductions\b/;
const TAX_PATTERN = /\btax(es)?\b/;
const DEDUCTION_SUBTOTAL_PATTERN =
  /\b(pre|post|after|before) ?tax|\bpretax|\bposttax|\bother\b|\bvoluntary\b|\bstatutory\b|\bbenefits?\b|\bmiscellaneous\b|\bmisc\b|\bmandatory\b|\binsurance\b|\bgarnish|\bretirement\b/;
const REIMBURSEMENT_PATTERN = /reimburs|non ?taxable (exp|earn|pay|reim)|\bexpenses?\b|mileage|per diem/;
const OVERTIME_PATTERN = /\bover ?time\b|\bot\b|\bovt\b|\botime\b|time and (a |one )?half|\b1 5x?\b premium/;
const BONUS_PATTERN = /\bbonus(es)?\b|\bincentive\b/;
const REGULAR_PAY_PATTERN =
  /\bregular\b|\breg\b|\bsalary\b|\bsalaried\b|\bbase (pay|wage|rate|salary)|\bhourly\b|\bstraight time\b|^wages$|\bbasic pay\b/;

/** @param text normalized by `normalizeLabel` */
export function labelOf(text: string): Label {
  const column = columnOf(text);
  const section = sectionOf(text);
  const label = (figure: FigureKind | null, strength: number): Label => ({ figure, strength, column, section });
  if (REIMBURSEMENT_PATTERN.test(text)) return label('addition', 2);
  if (UNRELATED_AMOUNT_PATTERN.test(text)) return label('foreign', 3);
  if (NET_PAY_PATTERN.test(text) && !NOT_NET_PAY_PATTERN.test(text))
    return label('net', /^(total |current |ytd )*(net pay|net check|take home pay|net amount)/.test(text) ? 3 : 2);
  if (GROSS_PAY_PATTERN.test(text))
    return label('gross', /gross (pay|earnings|wages)|total (gross|earnings)|current gross/.test(text) ? 3 : 2);
  if (DEDUCTION_PATTERN.test(text) || TAX_PATTERN.test(text)) return deductionLabel(text, label);
  if (WEAK_NET_PAY_PATTERN.test(text) && !NOT_NET_PAY_PATTERN.test(text)) return label('net', 1);
  if (OVERTIME_PATTERN.test(text)) return label('overtime', 2);
  if (BONUS_PATTERN.test(text)) return label('bonus', 2);
  if (REGULAR_PAY_PATTERN.test(text)) return label('regular', 2);
  if (TOTAL_PATTERN.test(text)) return label('total', 1);
  return label(null, 0);
}

function deductionLabel(text: string, label: (figure: FigureKind | null, strength: number) => Label): Label {
  const isTotal = TOTAL_PATTERN.test(text);
  const isBoth =
    /\b(deductions?|deds?)\b/.test(text) && /\btaxes\b|\btax and/.test(text.replace(/\b(pre|post|after|before) tax/g, ''));
  const isTax = TAX_PATTERN.test(text) && !/\b(deductions?|deds?)\b/.test(text);
  const names = text.replace(/\b(total|totals|current|ytd|amount|employee|all|this|period|and|your|less)\b/g, '').trim();
  if (DEDUCTION_SUBTOTAL_PATTERN.test(text)) return label(isTotal || /deductions$/.test(text) ? 'deductionPart' : null, 2);
  if (isBoth) return label('deductions', 3);
  if (!isTax) {
    if (isTotal) return label(/\btax\b/.test(text) ? 'deductionPart' : 'deductions', 3);
    return label(/^(deductions|deds|withholdings?|withheld)$/.test(names) ? 'deductions' : null, 1);
  }
  // A single tax such as "Federal Income Tax" is one line among others, not a total.
  return label(isTotal || /^(taxes|tax(es)? (withholdings?|withheld))$/.test(names) ? 'deductionPart' : null, isTotal ? 3 : 1);
}

export function columnOf(text: string): Column | null {
  if (/\b(hours|hrs|units)\b/.test(text) && YEAR_TO_DATE_PATTERN.test(text)) return null; // Year-to-date hours are ignored.
  if (YEAR_TO_DATE_PATTERN.test(text)) return 'yearToDate';
  if (CURRENT_PERIOD_PATTERN.test(text)) return 'current';
  if (/^(pay |hourly |base )?rate( of pay)?( hr)?$|^rate\b|\brate$/.test(text) && !/tax/.test(text)) return 'rate';
  if (/^(total |reg |regular )?(hours|hrs|units|qty|quantity|hours units|hrs units)( worked)?$/.test(text)) return 'hours';
  if (/^(amount|earnings|total|amt|wages|pay)$/.test(text)) return 'amount';
  return null;
}

function sectionOf(text: string): Section | null {
  const short = text
    .replace(
      /\b(your|employee|current|ytd|amount|description|type|details?|information|and|hours|summary of|statement of)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (TOTAL_PATTERN.test(text)) return null;
  if (
    /\b(employer|company)\b.*\b(paid|contribution|contributions|benefits?|taxes|costs?|match)/.test(text) ||
    /^employer$/.test(short)
  )
    return 'employer';
  if (/\bleave\b|\btime off\b|\baccruals?\b|\bpto\b.*\bbalance|\bbalances\b|\bvacation sick\b|\babsence/.test(text))
    return 'leave';
  if (/direct deposit|distribution|\bdeposits?$|payment (method|details)/.test(text)) return 'payment';
  if (/^(pay )?summary|\bsummary$|^totals$/.test(text)) return 'summary';
  if (
    /^(taxable )?(earnings|pay|wages|gross earnings|earning|regular earnings|other earnings|income|gross pay)( earnings)?$/.test(
      short,
    )
  )
    return 'earnings';
  if (
    /^(deductions|deduction|(pre|post|after|before) ?tax( deductions)?|pretax deductions|(other|voluntary|benefits?|benefit) deductions|withholdings?|benefits|taxes deductions|deductions taxes)$/.test(
      short,
    )
  )
    return 'deductions';
  if (
    /^((statutory|tax|federal|state|employee|federal state|federal state local) )?(taxes|tax|withholdings?|tax withholdings?|tax deductions|withholding tax)( withheld)?$/.test(
      short,
    )
  )
    return 'taxes';
  return null;
}

/** The meaning of a date beside or below this label. @param text normalized by `normalizeLabel` */
export function dateLabelOf(text: string): DateLabel | null {
  if (
    /\b(birth|dob|hire|hired|hire date|start date of employment|anniversary|seniority|printed|print date|run date|expir|effective|review|issued on|term)\b/.test(
      text,
    )
  )
    return 'otherDay';
  if (
    /\b(pay|check|cheque|payment|deposit|advice|paid|issue|voucher|settlement|payroll|chk|disbursement) ?(date|day|dt)\b|\bdate (paid|of pay|of check|of payment|issued|of issue)\b|\bpay ?day\b|\bpa(y|id|yable) on\b/.test(
      text,
    )
  )
    return 'payDate';
  if (/^(first|last) day\b/.test(text)) return text.startsWith('first') ? 'periodStart' : 'periodEnd';
  const hasStart = /\b(beginning|begin|begins|start|starting|starts|from|beg)\b/.test(text);
  const hasEnd = /\b(ending|end|ended|ends|thru|through|to|p e)\b/.test(text);
  const isPeriod =
    /\bperiods?\b|\bpay (start|begin|end|from|week|cycle)|\bwages (for|from)|\bweek\b|\bpp\b|\bpd\b|\bdates of\b/.test(text);
  if (
    isPeriod ||
    (/\bdate\b/.test(text) && (hasStart || hasEnd)) ||
    /^(from|to|through|thru|start|end|beginning|ending|begin)$/.test(text)
  ) {
    if (hasStart && hasEnd) return 'period';
    if (hasStart) return 'periodStart';
    if (hasEnd) return 'periodEnd';
    return 'period';
  }
  return /^((the )?date|paid)$/.test(text) ? 'payDate' : null;
}
