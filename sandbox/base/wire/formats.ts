/** The API's texts for money, percentages and ids. */
import type { RatePercent } from '#contract/borrower/rateDrop.ts';
import type { Money } from '#contract/call.ts';

/** Formats cents as the API's decimal string, for example 184217 as "1842.17". */
export function toMoney(cents: number): Money {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats thousandths of a percent as the API's decimal string, for example 6125 as "6.125". */
export const toPercent = (thousandths: number): RatePercent =>
  `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;

/** Parses a percentage into a whole number of thousandths of a percent; "6.125" is 6125. */
export const thousandthsOf = (percent: RatePercent): number => Math.round(Number(percent) * 1000);

const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A UUID that no row has. A query for it does the same work as for any other, and finds nothing. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Whether a text is a UUID. PostgreSQL throws an error when a `uuid` column is compared with anything else. */
export const isUuid = (text: string): boolean => UUID_PATTERN.test(text);
