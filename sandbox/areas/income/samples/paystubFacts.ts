/** The contents of a generated paystub, and the expected OCR result for a layout. Money is integer cents. */
import type { PayFrequency, PaystubFieldName } from '#contract/borrower/ocr.ts';
import { toMoney } from '../../../base/wire/formats.ts';

export interface EarningsLine {
  label: string;
  /** A paystub has at most one line of `overtime` and one of `bonus`. */
  kind: 'regular' | 'overtime' | 'bonus' | 'other';
  /** Cents per hour. */
  rate?: number;
  /** Hours times 100. */
  hours?: number;
  /** Amount of this period; 0 when it was only paid earlier in the year. */
  amount: number;
  yearToDate: number;
}

export interface DeductionLine {
  label: string;
  kind: 'tax' | 'other';
  amount: number;
  yearToDate: number;
}

export interface PaystubFacts {
  employer: string;
  employerLines: readonly string[];
  person: string;
  personLines: readonly string[];
  employeeNumber: string;
  /** Number of the check or deposit advice. */
  checkNumber: string;
  payFrequency: PayFrequency;
  /** Dates are `YYYY-MM-DD`. */
  periodStart: string;
  periodEnd: string;
  payDate: string;
  earnings: readonly EarningsLine[];
  deductionLines: readonly DeductionLine[];
  gross: number;
  deductions: number;
  net: number;
  grossYearToDate: number;
  deductionsYearToDate: number;
  netYearToDate: number;
  /** Selects one of the layout's wordings and typefaces. */
  layoutVariant: number;
}

export type ExpectedFields = Partial<Record<PaystubFieldName, string>>;

/**
 * The values that the reader should find, in the API's format.
 * @param prints fields that the layout prints when the facts have them; a field with a zero amount is not expected
 */
export function expectedFields(facts: PaystubFacts, prints: readonly PaystubFieldName[]): ExpectedFields {
  const line = (kind: EarningsLine['kind']) => facts.earnings.find((line) => line.kind === kind);
  const money = (cents = 0): string | null => (cents === 0 ? null : toMoney(cents));
  const all: Record<PaystubFieldName, string | null> = {
    employer: facts.employer,
    person: facts.person,
    periodStart: facts.periodStart,
    periodEnd: facts.periodEnd,
    payDate: facts.payDate,
    gross: toMoney(facts.gross),
    deductions: toMoney(facts.deductions),
    net: toMoney(facts.net),
    grossYearToDate: toMoney(facts.grossYearToDate),
    rate: money(line('regular')?.rate),
    hours: money(line('regular')?.hours),
    overtime: money(line('overtime')?.amount),
    overtimeYearToDate: money(line('overtime')?.yearToDate),
    bonus: money(line('bonus')?.amount),
    bonusYearToDate: money(line('bonus')?.yearToDate),
  };
  return Object.fromEntries(prints.flatMap((name) => (all[name] === null ? [] : [[name, all[name]]])));
}

/** Lines with an amount in this period, for layouts without a year-to-date column. */
export const ofThisPeriod = <Line extends { amount: number }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ amount }) => amount !== 0);

export const sumOf = <Line>(lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);
