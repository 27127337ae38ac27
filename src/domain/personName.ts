/** "Letters only", as real people write them: letters of any script with marks, inner spaces, apostrophes, hyphens, full stops. */
export const isPersonName = (text: string): boolean => /^\p{L}[\p{L}\p{M}]*(?:[ '’.-]+[\p{L}\p{M}]+)*\.?$/u.test(text.trim());
