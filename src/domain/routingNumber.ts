/** ABA routing numbers have nine digits; all zeros is not a valid one. */
export const isRoutingNumber = (digits: string): boolean => /^\d{9}$/.test(digits) && !/^0+$/.test(digits);

/** The checksum, 3-7-1: a number that fails it is very likely mistyped, so it gets a warning but is not refused. */
export function passesRoutingChecksum(digits: string): boolean {
  if (!isRoutingNumber(digits)) return false;
  const weights = [3, 7, 1];
  return Array.from(digits).reduce((sum, digit, index) => sum + Number(digit) * (weights[index % 3] ?? 0), 0) % 10 === 0;
}
