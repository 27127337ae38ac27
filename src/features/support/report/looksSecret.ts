/**
 * Nine digits or more, alone or in groups: a card number, a Social Security number, a bank's routing or account number. A phone number, in
 * groups of three, three and four, is none of them, and amounts and dates are shorter.
 */
const LONG_NUMBER = /(?<!\d)\d(?:[ -]?\d){8,}(?!\d)/g;
const PHONE = /^(?:1[ -])?\d{3}[ -]\d{3}[ -]\d{4}$/;

/** Whether a text seems to hold a number that does not belong in a report. */
export const looksSecret = (text: string): boolean => (text.match(LONG_NUMBER) ?? []).some((number) => !PHONE.test(number));
