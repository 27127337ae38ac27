/** Validation rule for people's names ("letters only"). The server checks it itself and does not rely on the portal's validation. */

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
