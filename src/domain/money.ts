/** The portal handles money as integer cents everywhere; the API sends strings with two decimals. */

const API_AMOUNT_PATTERN = /^(-?)(\d+)\.(\d{2})$/;

/** Converts an API amount such as "1842.17" to cents. Returns null for null, undefined or anything else, so that a page never shows NaN. */
export function centsOf(amount: string | null | undefined): number | null {
  const match = API_AMOUNT_PATTERN.exec(amount ?? '');
  if (match === null) return null;
  const [, sign, dollars = '', cents = ''] = match;
  const value = Number(dollars) * 100 + Number(cents);
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
}

/** Formats cents as the API expects them: "1842.17". */
export function formatApiAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Adds thousands separators: "1,842". `Intl.NumberFormat` does the same, but its first use takes 100 ms on a phone. */
export const groupedDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats cents for display: "$1,842.17", "−$25.00". */
export function formatCents(cents: number): string {
  const [dollars = '0', fraction = '00'] = formatApiAmount(Math.abs(cents)).split('.');
  return `${cents < 0 ? '−' : ''}$${groupedDigits(dollars)}.${fraction}`;
}
