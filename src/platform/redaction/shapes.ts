/** What secrets look like, wherever they stand. */

export const REDACTED = '[redacted]';

/** A text in parts: those that are still to be looked at, and those in whose place something has been put, with the length of what was there. */
export type Part = string | { done: string; was: number };

type Groups = Partial<Record<string, string>>;

/** Puts something in the place of what is found in the parts that are still to be looked at. Null: what was found stays, and is done. */
export function replaceIn(parts: readonly Part[], found: RegExp, put: (match: string, groups: Groups) => string | null): Part[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const divided: Part[] = [];
    let end = 0;
    for (const { 0: match, index, groups = {} } of part.matchAll(found)) {
      if (match === '') continue;
      divided.push(part.slice(end, index), { done: put(match, groups) ?? match, was: match.length });
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
const EMAIL = /[^\s@<>"'()[\]{},;:=/?&|]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
const UUID = /(?<![\w-])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\w-])/gi;
/** Sealed ids, tokens and digests, unless they are words of the code. */
const LONG_WORD = /[\w-]{24,}/g;

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

/** Words of the code are letters, few of them capital; a token has digits among them, or capitals everywhere. */
function isRandom(word: string): boolean {
  const letters = word.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  return /\d/.test(word) ? !/^(?:[a-z]+-)+\d{1,5}$/.test(word) : capitals > letters.length / 4 && /[a-z]/.test(letters);
}
