/** Accepts every apostrophe character that keyboards produce: ' ‘ ’ ` ´ */
const NAME_PATTERN =
  /^['‘’`´]?\p{L}[\p{L}\p{M}\u200c\u200d]*(?:[ '‘’`´.,·・\-\u2010\u2011\u2013]+\p{L}[\p{L}\p{M}\u200c\u200d]*)*[.'‘’`´]?$/u;

/**
 * Applies the specification's "letters only" rule to real names. Letters and marks of any script are accepted; between them spaces,
 * apostrophes, hyphens, periods, commas ("Davis, Jr.") and middle dots ("Gal·la"); an apostrophe also first or last ("'t Hooft",
 * "Niccolo'").
 */
export const isPersonName = (text: string): boolean => NAME_PATTERN.test(text.trim());

/** Number of characters as a reader counts them: an accented letter typed as two code points, or stored as two code units, counts once. */
export const characterCount = (text: string): number => Array.from(text.normalize('NFC')).length;
