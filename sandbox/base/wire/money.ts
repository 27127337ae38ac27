import type { Money } from '#contract/call.ts';

/** Formats cents as the API's decimal string, for example 184217 as "1842.17". */
export function toMoney(cents: number): Money {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
