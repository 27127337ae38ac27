/** What a made-up paystub says, and how much of it a layout prints. Money is integer cents. */
import type { PayFrequency, PaystubFieldName } from '#contract/borrower/ocr.ts';
import { toMoney } from '../../../base/wire/money.ts';

export interface EarningsLine {
  label: string;
  /** No paystub has two lines of `overtime`, or two of `bonus`. */
  kind: 'regular' | 'overtime' | 'bonus' | 'other';
  /** An hour. */
  rate?: number;
  /** In hundredths. */
  hours?: number;
  /** 0 where there was some earlier in the year, but none in this period. */
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
  /** Of the check or of the advice. */
  paperNumber: string;
  payFrequency: PayFrequency;
  /** Days are `YYYY-MM-DD`. */
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
  /** Chooses between a layout's own wordings and typefaces. */
  look: number;
}

export type PaystubTruth = Partial<Record<PaystubFieldName, string>>;

/**
 * What is to be read from the paper, as the wire has it.
 * @param prints what the layout prints where the facts have it; a line without an amount in this period has no amount on the paper
 */
export function truthOf(facts: PaystubFacts, prints: readonly PaystubFieldName[]): PaystubTruth {
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

/** Lines that have something in this period, for layouts without a column for the year. */
export const ofThisPeriod = <Line extends { amount: number }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ amount }) => amount !== 0);

export const sumOf = <Line>(lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);
