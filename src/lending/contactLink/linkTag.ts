/**
 * Last eight characters of an emailed link's token. Caches and actions use it as the link's name, because anyone with the whole token
 * could open the link.
 */
export const linkTag = (token: string): string => token.slice(-8);
