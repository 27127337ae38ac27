/** A second look at what the portal's redactor should have taken out: the lender finds by shape alone, and knows nothing of the portal's rules. */

export type Secret = 'card' | 'socialSecurityNumber' | 'token';

/** In one piece, or in groups of four, or as American Express prints it. A part of a longer word or of a decimal is none. */
const CARD =
  /(?<![A-Za-z0-9])(?<!\d\.)(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?|\d{4}([ -])\d{6}\2\d{4,5})(?![A-Za-z0-9])/g;
const SOCIAL_SECURITY_NUMBER = /(?<![A-Za-z0-9-])\d{3}-\d{2}-\d{4}(?![A-Za-z0-9-])/;
const SIGNED_TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/;

/** What a text, or a number as text, has in it that no report may have; null where it has nothing. */
export function secretIn(text: string): Secret | null {
  if (SIGNED_TOKEN.test(text)) return 'token';
  if (SOCIAL_SECURITY_NUMBER.test(text)) return 'socialSecurityNumber';
  for (const [found] of text.matchAll(CARD)) if (isCardNumber(found.replace(/[ -]/g, ''))) return 'card';
  return null;
}

/** By its length, its first digit and its check digit. One of 13 digits begins with 4; most other numbers so long are times in milliseconds. */
const isCardNumber = (digits: string): boolean =>
  (digits.length === 13 ? /^4/ : /^[2-6]/).test(digits) && digits.length >= 13 && digits.length <= 19 && luhn(digits);

function luhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, place) => {
      const value = digit * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
