import { paths } from '#platform/routing/paths.ts';

import { routeTable } from './routes.ts';

/**
 * Punctuation that often sticks to the end of a link copied from text (period, bracket, quote, line break), plain or percent-encoded. No
 * token, reference or identifier ends with one of these.
 */
const TRAILING_PUNCTUATION =
  /(?:[.,;:!*'"()[\]{}<>\s]|%(?:0[9AD]|2[0-27-9ACE]|3[ABCE]|5[BD]|7[BD]|C2%A0|C2%BB|E2%80%[89A][0-9A-F]))+$/i;

/**
 * Returns a URL without trailing punctuation. Unknown paths and the sign-in callback stay unchanged; the callback's parameters belong to
 * the identity provider.
 */
export function withoutTrailingPunctuation({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const path = pathname.replace(TRAILING_PUNCTUATION, '');
  if (path === paths.auth.callback || !routeTable.isKnownPath(path)) return pathname + search + hash;
  return (path + search + hash).replace(TRAILING_PUNCTUATION, '');
}

/** Cleans the URL of the page before any other code reads it. */
export function cleanPageUrl(): void {
  const { pathname, search, hash } = window.location;
  const address = withoutTrailingPunctuation(window.location);
  if (address !== pathname + search + hash) window.history.replaceState(window.history.state, '', address);
}
