import { paths } from '#platform/routing/paths.ts';

/**
 * Where to go after sign-in: the kept address if it is one of this portal's, otherwise the loans. Returns path, search and hash.
 * @param isKnownPath whether the portal has a page there
 */
export function safeReturnTo(candidate: string | null, origin: string, isKnownPath: (path: string) => boolean): string {
  const url =
    candidate !== null && /^\/(?![/\\])/.test(candidate) && URL.canParse(candidate, origin) ? new URL(candidate, origin) : null;
  if (url === null || url.origin !== origin) return paths.loans.list;
  const { pathname, search, hash } = url;
  // A path of "//host" would be another site's address; the sign-in pages would only lead back here.
  const isOwn = !pathname.startsWith('//') && !/^\/(auth|redirect|authorize-user)(\/|$)/.test(pathname) && isKnownPath(pathname);
  return isOwn ? pathname + search + hash : paths.loans.list;
}
