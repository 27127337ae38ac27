/** What a person's name must be like ("letters only"). Checked here again, whatever the portal has checked. */

const APOSTROPHE = /^['‘’`´]|['‘’`´.]$/g;
const BETWEEN = /[ '‘’`´.,·・\-\u2010\u2011\u2013]+/;
const WORD = /^\p{L}[\p{L}\p{M}\u200c\u200d]*$/u;

/**
 * Letters of any script with their marks and joiners; between the parts spaces, apostrophes, hyphens, full stops, commas and middle dots. One
 * apostrophe may begin it, one apostrophe or full stop may end it. @param name tidied
 */
export const isPersonName = (name: string): boolean =>
  name
    .replace(APOSTROPHE, '')
    .split(BETWEEN)
    .every((part) => WORD.test(part));

export const LETTERS_ONLY = 'Use letters only. Spaces, hyphens, apostrophes and periods between them are fine.';
