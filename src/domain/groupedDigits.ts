/**
 * Digits as Americans group them: "1,842". `Intl.NumberFormat` does the same, but takes a phone 100 ms when it is first used. Money has its
 * own, so that the main script, which has no room left, does without this one.
 */
export const groupedDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
