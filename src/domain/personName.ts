import { inAnyScript } from './anyScript.ts';

/** In every way that keyboards write them. */
const APOSTROPHES = "'‘’`´";
const BETWEEN = String.raw` ${APOSTROPHES}.,·・\-\u2010\u2011\u2013`;

const hasShape = inAnyScript(({ letters, marks }) => {
  const word = `[${letters}][${letters}${marks}\u200c\u200d]*`;
  return `^[${APOSTROPHES}]?${word}(?:[${BETWEEN}]+${word})*[.${APOSTROPHES}]?$`;
});

/**
 * "Letters only", as in real names: letters of any script with marks and joiners; between them spaces, apostrophes, hyphens, periods, commas
 * ("Davis, Jr.") and middle dots ("Gal·la"); an apostrophe also before or after them ("'t Hooft", "Niccolo'").
 */
export const isPersonName = (text: string): boolean => hasShape(text.trim());

/** Counts letters as a reader does, even where a letter takes two code units. */
export const composedLength = (text: string): number => Array.from(text.normalize('NFC')).length;
