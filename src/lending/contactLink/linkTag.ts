/** Whoever has the whole token of a mailed link can open it, so caches and actions name it by its end. */
export const linkTag = (token: string): string => token.slice(-8);
