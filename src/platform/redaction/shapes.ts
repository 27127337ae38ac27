/** What secrets look like, wherever they stand. */

export const REDACTED = '[redacted]';

/** A text in parts: those that are still to be looked at, and those in whose place something has been put. */
export type Part = string | { done: string };

type Groups = Partial<Record<string, string>>;

/** Puts something in the place of what is found in the parts that are still to be looked at. Null: what was found stays, and is done. */
export function replaceIn(parts: readonly Part[], found: RegExp, put: (match: string, groups: Groups) => string | null): Part[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const divided: Part[] = [];
    let end = 0;
    for (const { 0: match, index, groups = {} } of part.matchAll(found)) {
      if (match === '') continue;
      divided.push(part.slice(end, index), { done: put(match, groups) ?? match });
      end = index + match.length;
    }
    divided.push(part.slice(end));
    return divided;
  });
}

export const joined = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.done)).join('');

/** Parts in base64url that begin like a JSON object: a signed or sealed web token. */
const WEB_TOKEN = /eyJ[\w-]+(?:\.[\w-]*)+/g;
const EMAIL = /[^\s@<>"'()[\]{},;:=/?&|]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
const UUID = /(?<![\w-])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\w-])/gi;
/** Sealed ids, tokens and digests, unless they are words of the code. */
const LONG_WORD = /[\w-]{24,}/g;

const SSN = String.raw`\d{3}[ -]\d\d[ -]\d{4}`;
const PHONE = String.raw`(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}`;
const INSTANT = String.raw`(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-[0-3]\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?`;
const DAY = String.raw`[01]?\d\/[0-3]?\d\/(?:\d\d|\d{4})`;
const MONEY = String.raw`\$ ?\d{1,9}(?:\.\d\d?)?|\$? ?\d{1,3}(?:,\d{3}){1,3}(?:\.\d\d?)?`;
const DECIMAL = String.raw`\d{1,9}\.\d{1,6}(?:\.\d{1,5})*`;
/** Of 12 to 19 digits, in groups of any size; of nine or more in groups of two or more; six or more in one. */
const NUMBER = String.raw`\d(?:[ -]?\d){11,18}|\d{2,}(?:[ -]\d{2,})+|\d{6,}`;

const END = String.raw`(?![\d]|[.,-]\d)`;
/** First what is harmless or a phone number, then every other long number. */
const DIGITS = new RegExp(
  `(?<![\\d.])(?:${SSN}${END}|(?<phone>${PHONE}${END})|(?<plain>(?:${INSTANT}|${DAY}|${MONEY}|${DECIMAL})${END}))|${NUMBER}`,
  'g',
);

/** Nothing in such a text can have one of the shapes; most texts of a state are like this. */
const HARMLESS = /^(?:[A-Za-z]{0,23}|-?\d{1,9}\.\d{1,6}|\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)?|\d{1,5})$/;

/** What takes the place of what has a shape, where that is not `[redacted]`. */
export interface ShapeStandIns {
  email: (email: string) => string;
  phone: (phone: string) => string;
  id: (id: string) => string;
}

export const isHarmless = (text: string): boolean => HARMLESS.test(text);

/** Tokens, ids and email addresses: their shape leaves no doubt. */
export function replaceTokens(parts: readonly Part[], { email, id }: ShapeStandIns): Part[] {
  const withoutTokens = replaceIn(parts, WEB_TOKEN, () => REDACTED);
  const withoutEmails = withoutTokens.some((part) => typeof part === 'string' && part.includes('@'))
    ? replaceIn(withoutTokens, EMAIL, email)
    : withoutTokens;
  const withoutIds = replaceIn(withoutEmails, UUID, id);
  return replaceIn(withoutIds, LONG_WORD, (word) => (isRandom(word) ? REDACTED : null));
}

/** Cards, Social Security, routing and account numbers and phones. Amounts, days, times and versions stay. */
export function replaceNumbers(parts: readonly Part[], { phone: phoneInstead }: ShapeStandIns): Part[] {
  return replaceIn(parts, DIGITS, (match, { phone, plain }) => {
    if (phone !== undefined) return phoneInstead(phone);
    return plain !== undefined || match.replace(/\D/g, '').length < FEWEST_DIGITS ? null : REDACTED;
  });
}

/** Fewer are a street number, a year, a ZIP code or milliseconds. */
const FEWEST_DIGITS = 6;

/** Words of the code are letters, few of them capital; a token has digits among them, or capitals everywhere. */
function isRandom(word: string): boolean {
  const letters = word.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  return /\d/.test(word) ? !/^(?:[a-z]+-)+\d{1,5}$/.test(word) : capitals > letters.length / 4 && /[a-z]/.test(letters);
}
