import { inAnyScript } from './anyScript.ts';

const hasShape = inAnyScript(
  ({ letters, marks }) =>
    `^[${letters}][${letters}${marks}\u200c\u200d]*(?:[ '‘’.\\-\u2010\u2011]+[${letters}][${letters}${marks}\u200c\u200d]*)*\\.?$`,
);

/**
 * "Letters only", as in real names: letters of any script with marks and joiners; inner spaces, apostrophes, hyphens (also the
 * typographic ones that phones insert) and periods.
 */
export const isPersonName = (text: string): boolean => hasShape(text.trim());

/** Counts letters as a reader does, even where a letter takes two code units. */
export const composedLength = (text: string): number => Array.from(text.normalize('NFC')).length;
