/**
 * People's names: the validation rule ("letters only"), which the server checks itself and does not leave to the portal, and the form in
 * which two names are compared.
 */

const EDGE_APOSTROPHES = /^['‘’`´]|['‘’`´.]$/g;
const NAME_SEPARATORS = /[ '‘’`´.,·・\-\u2010\u2011\u2013]+/;
const NAME_WORD = /^\p{L}[\p{L}\p{M}\u200c\u200d]*$/u;

/**
 * Accepts letters of any script with their marks and joiners, separated by spaces, apostrophes, hyphens, periods, commas or middle dots.
 * The name may also begin with one apostrophe, and end with one apostrophe or period. @param name already cleaned with `tidyLine`
 */
export const isPersonName = (name: string): boolean =>
  name
    .replace(EDGE_APOSTROPHES, '')
    .split(NAME_SEPARATORS)
    .every((part) => NAME_WORD.test(part));

export const LETTERS_ONLY_MESSAGE = 'Use letters only. Spaces, hyphens, apostrophes and periods between them are fine.';

/** The specification says "Under 128 characters". */
const MAX_NAME_LENGTH = 127;

/** Returns the error message for a first or last name, or null when it is valid. @param missing message for an empty name */
export function personNameProblem(name: string, missing: string): string | null {
  if (name === '') return missing;
  if (Array.from(name).length > MAX_NAME_LENGTH) return `Use up to ${MAX_NAME_LENGTH} characters.`;
  return isPersonName(name) ? null : LETTERS_ONLY_MESSAGE;
}

/** Replacements for letters that Unicode does not decompose into a base letter and an accent. */
const UNDECOMPOSED_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Normalizes a name for comparison: removes case, accents, spaces and everything that is not a letter. */
export const normalizeName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/gu, (letter) => UNDECOMPOSED_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}]/gu, '');
