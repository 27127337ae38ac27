/** ABA routing numbers have nine digits; all zeros is not a valid one. */
export const isRoutingNumber = (digits: string): boolean => /^\d{9}$/.test(digits) && !/^0+$/.test(digits);

/** Checks the 3-7-1 checksum. A number that fails is very likely mistyped, so the form shows a warning but still accepts it. */
export function passesRoutingChecksum(digits: string): boolean {
  if (!isRoutingNumber(digits)) return false;
  const weights = [3, 7, 1];
  return Array.from(digits).reduce((sum, digit, index) => sum + Number(digit) * (weights[index % 3] ?? 0), 0) % 10 === 0;
}
