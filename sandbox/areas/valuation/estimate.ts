/**
 * Estimates home values by a house price index: the purchase price times the index change in the state since then (the method of the
 * FHFA's calculator).
 */
import type { HomeValue } from '#contract/borrower/valuation.ts';
import { addDays, addMonths, daysBetween } from '../../base/clock/calendar.ts';
import { toMoney } from '../../base/wire/formats.ts';
import type { HomeTable } from './tables.ts';

/** Estimates are rounded to $1,000, because more digits would suggest false precision. */
const ESTIMATE_ROUNDING_CENTS = 100_000;
const PRICE_INDEX_FIRST_DAY = '2000-01-01';
const YEAR_DAYS = 365.25;

/** Simulated price index of a state, 100 on the first day: a trend that differs by state, plus waves. It depends on state and day only. */
export function priceIndexOn(state: string, day: string): number {
  const years = daysBetween(PRICE_INDEX_FIRST_DAY, day) / YEAR_DAYS;
  const own = ((state.charCodeAt(0) * 31 + state.charCodeAt(1)) % 7) / 1000;
  const wave = (length: number, height: number): number => height * Math.sin((2 * Math.PI * years) / length);
  return 100 * Math.exp((0.034 + own) * years + wave(9, 0.03) + wave(1, 0.004));
}

/** Returns the last day of the last completed quarter, for which sales data is available. */
export function lastQuarterEnd(day: string): string {
  const [year = NaN, month = NaN] = day.split('-').map(Number);
  const first = `${year}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
  return addDays(first, -1);
}

/** Returns the estimates for every quarter since the home was bought, oldest first; empty until the first quarter is over. */
export function quarterlyEstimates(
  { price_cents, bought_on, standing }: Pick<HomeTable, 'price_cents' | 'bought_on' | 'standing'>,
  state: string,
  today: string,
): HomeValue[] {
  const days: string[] = [];
  // Steps back from the first day of a month, so that each quarter ends on its real last day.
  for (let next = addDays(lastQuarterEnd(today), 1); addDays(next, -1) > bought_on; next = addMonths(next, -3)) {
    days.unshift(addDays(next, -1));
  }
  const whole = Math.max(daysBetween(bought_on, today), 1);
  return days.map((on) => {
    const years = daysBetween(bought_on, on) / YEAR_DAYS;
    // The home's own deviation from the index is spread evenly over the time since the purchase.
    const own = 1 + ((standing - 1000) / 1000) * (daysBetween(bought_on, on) / whole);
    const cents = (price_cents * own * priceIndexOn(state, on)) / priceIndexOn(state, bought_on);
    // The range widens with the age of the last sale.
    const part = Math.min(0.04 + 0.006 * years, 0.1);
    return {
      value: toRoundedMoney(cents),
      low: toRoundedMoney(cents * (1 - part)),
      high: toRoundedMoney(cents * (1 + part)),
      on,
    };
  });
}

const toRoundedMoney = (cents: number): string => toMoney(Math.round(cents / ESTIMATE_ROUNDING_CENTS) * ESTIMATE_ROUNDING_CENTS);
