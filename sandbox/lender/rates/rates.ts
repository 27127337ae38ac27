/**
 * Mortgage rates that the lender quotes. They change from day to day, unless somebody set them in the console. Rates are in thousandths
 * of a percent per year.
 */
import type { MortgageType, QuotedRate } from '#contract/borrower/rateDrop.ts';
import { daysBetween } from '../../base/clock/calendar.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toPercent } from '../../base/wire/formats.ts';
import { annualPercentageRate, levelPayment } from './loanMath.ts';

export interface Quote {
  mortgageType: MortgageType;
  rate: number;
  apr: number;
  /** Whether the rate was set in the console. */
  isSet: boolean;
}

interface Product {
  years: number;
  name: string;
  /** Average rate, around which the daily rate moves. */
  averageRate: number;
  /** Finance charges, including mortgage insurance, in thousandths of the loan amount. */
  financeCharges: number;
}

/** Loan products in display order. */
export const PRODUCTS: Readonly<Record<MortgageType, Product>> = {
  fixed30: { name: '30-year fixed', years: 30, averageRate: 6250, financeCharges: 15 },
  fixed20: { name: '20-year fixed', years: 20, averageRate: 6000, financeCharges: 15 },
  fixed15: { name: '15-year fixed', years: 15, averageRate: 5500, financeCharges: 15 },
  fha30: { name: '30-year FHA', years: 30, averageRate: 5875, financeCharges: 32 },
  va30: { name: '30-year VA', years: 30, averageRate: 5750, financeCharges: 36 },
};

export const MORTGAGE_TYPES = Object.keys(PRODUCTS) as MortgageType[]; // the record has every type as a key

/** Rates are quoted in eighths of a percent. */
const RATE_STEP = 125;
/** Loan amount used for calculating an APR. */
const SAMPLE_LOAN_CENTS = 30_000_000;
const SIMULATION_FIRST_DAY = '2026-01-01';

/** Simulated rate of a day: sine waves of a year, a quarter and three weeks around the product's average. It depends on the day only. */
export function simulatedRate(day: string, mortgageType: MortgageType): number {
  const days = daysBetween(SIMULATION_FIRST_DAY, day);
  const wave = (length: number, height: number) => height * Math.sin((2 * Math.PI * days) / length);
  const moved = PRODUCTS[mortgageType].averageRate + wave(366, 250) + wave(91, 125) + wave(21, 80);
  return Math.round(moved / RATE_STEP) * RATE_STEP;
}

/** Annual percentage rate for an interest rate: the cost of the loan including finance charges (12 CFR 1026.22). */
export function aprOf(rate: number, mortgageType: MortgageType): number {
  const { years, financeCharges } = PRODUCTS[mortgageType];
  const months = years * 12;
  const payment = levelPayment(SAMPLE_LOAN_CENTS, rate / 1000, months);
  const financed = SAMPLE_LOAN_CENTS * (1 - financeCharges / 1000);
  return Math.round(annualPercentageRate(financed, new Array<number>(months).fill(payment)) * 1000);
}

export async function quotedRates({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): Promise<Quote[]> {
  const set = new Map((await database.selectFrom('set_rate').selectAll().execute()).map((one) => [one.mortgage_type, one.rate]));
  const today = clock.today();
  return MORTGAGE_TYPES.map((mortgageType) => {
    const rate = set.get(mortgageType) ?? simulatedRate(today, mortgageType);
    return { mortgageType, rate, apr: aprOf(rate, mortgageType), isSet: set.has(mortgageType) };
  });
}

export async function quoteOf(sandbox: Pick<Sandbox, 'database' | 'clock'>, mortgageType: MortgageType): Promise<Quote> {
  const quote = (await quotedRates(sandbox)).find((one) => one.mortgageType === mortgageType);
  if (quote === undefined) throw new Error(`No rate is quoted for ${mortgageType}`);
  return quote;
}

export const toQuotedRate = ({ rate, apr }: Pick<Quote, 'rate' | 'apr'>): QuotedRate => ({
  rate: toPercent(rate),
  apr: toPercent(apr),
});

/** Formats a quote for people, with the APR next to the rate: "6.125% (6.274% APR)". */
export const formatRate = ({ rate, apr }: Pick<Quote, 'rate' | 'apr'>): string => `${toPercent(rate)}% (${toPercent(apr)}% APR)`;

/** Sets a rate; null lets it move by itself again. */
export async function setRate(
  { database, clock }: Pick<Sandbox, 'database' | 'clock'>,
  mortgageType: MortgageType,
  rate: number | null,
): Promise<void> {
  if (rate === null) {
    await database.deleteFrom('set_rate').where('mortgage_type', '=', mortgageType).execute();
    return;
  }
  const row = { mortgage_type: mortgageType, rate, set_at: clock.now() };
  await database
    .insertInto('set_rate')
    .values(row)
    .onConflict((conflict) => conflict.column('mortgage_type').doUpdateSet(row))
    .execute();
}
