import { paths } from '#platform/routing/paths.ts';

import { routeTable } from './routes.ts';

/**
 * What a sentence, a bracket, a quotation or a line's end leaves at the end of a link: as signs, and as browsers write them into an address.
 * No token, reference or identifier ends with one.
 */
const STRAY = /(?:[.,;:!*'"()[\]{}<>\s]|%(?:0[9AD]|2[0-27-9ACE]|3[ABCE]|5[BD]|7[BD]|C2%A0|C2%BB|E2%80%[89A][0-9A-F]))+$/i;

/** An address without them; as it was where the portal knows no page there, and of what the provider answers, whose values are its own. */
export function withoutStraySigns({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const path = pathname.replace(STRAY, '');
  if (path === paths.auth.callback || !routeTable.isKnownPath(path)) return pathname + search + hash;
  return (path + search + hash).replace(STRAY, '');
}

/** Takes them off the address that the portal is opened at, before anybody reads it. */
export function takeOffStraySigns(): void {
  const { pathname, search, hash } = window.location;
  const address = withoutStraySigns(window.location);
  if (address !== pathname + search + hash) window.history.replaceState(window.history.state, '', address);
}
