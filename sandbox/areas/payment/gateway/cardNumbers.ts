/** Brand of a 16-digit card number; null when the card is not accepted. */
export function brandOf(number: string): 'Visa' | 'Mastercard' | 'Discover' | null {
  const [two, three, four] = [number.slice(0, 2), number.slice(0, 3), number.slice(0, 4)].map(Number) as [number, number, number];
  if (number.startsWith('4')) return 'Visa';
  if ((two >= 51 && two <= 55) || (four >= 2221 && four <= 2720)) return 'Mastercard';
  if (four === 6011 || (three >= 644 && three <= 649) || two === 65) return 'Discover';
  return null;
}

/**
 * Number of digits of the security code: four for American Express, which is rejected by its card number anyway, and three for all
 * others.
 */
export const securityCodeLength = (number: string): 3 | 4 => (/^3[47]/.test(number) ? 4 : 3);
