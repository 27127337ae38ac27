/** Card brands that have 16-digit numbers. The specification accepts only 16 digits, so other brands are rejected. */
export type CardBrand = 'Visa' | 'Mastercard' | 'Discover';

/** Finds the brand by the number ranges that the brands publish. Returns null for any other number, or while too few digits are typed. */
export function cardBrandOf(digits: string): CardBrand | null {
  if (digits.startsWith('4')) return 'Visa';
  const four = Number(digits.slice(0, 4).padEnd(4, '0'));
  if (/^5[1-5]/.test(digits) || (digits.length >= 4 && four >= 2221 && four <= 2720)) return 'Mastercard';
  if (/^(6011|64[4-9]|65)/.test(digits)) return 'Discover';
  return null;
}

/** True for 16 digits that pass the Luhn check. All zeros would pass the checksum, so they are rejected separately. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** American Express numbers have 15 digits, so they are not accepted; the form shows a message of its own for them. */
export const isAmericanExpress = (digits: string): boolean => /^3[47]/.test(digits);

export const securityCodeLength = (digits: string): 3 | 4 => (isAmericanExpress(digits) ? 4 : 3);
