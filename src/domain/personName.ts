/** Apostrophes in every way that keyboards write them: ' ‘ ’ ` ´ */
const SHAPE =
  /^['‘’`´]?\p{L}[\p{L}\p{M}\u200c\u200d]*(?:[ '‘’`´.,·・\-\u2010\u2011\u2013]+\p{L}[\p{L}\p{M}\u200c\u200d]*)*[.'‘’`´]?$/u;

/**
 * "Letters only", as in real names: letters of any script with marks and joiners; between them spaces, apostrophes, hyphens, periods, commas
 * ("Davis, Jr.") and middle dots ("Gal·la"); an apostrophe also before or after them ("'t Hooft", "Niccolo'").
 */
export const isPersonName = (text: string): boolean => SHAPE.test(text.trim());

/** Counts letters as a reader does, even where a letter takes two code units. */
export const composedLength = (text: string): number => Array.from(text.normalize('NFC')).length;
