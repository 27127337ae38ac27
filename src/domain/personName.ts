/**
 * "Letters only", as real people write them: letters of any script with marks and joiners; inner spaces, apostrophes, hyphens (also the
 * typographic ones that phones put in) and full stops.
 */
export const isPersonName = (text: string): boolean =>
  /^\p{L}[\p{L}\p{M}\u200c\u200d]*(?:[ '‘’.\-\u2010\u2011]+\p{L}[\p{L}\p{M}\u200c\u200d]*)*\.?$/u.test(text.trim());

/** Letters as a reader counts them, whatever takes two units inside. */
export const composedLength = (text: string): number => Array.from(text.normalize('NFC')).length;
