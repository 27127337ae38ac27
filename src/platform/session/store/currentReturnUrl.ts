import { paths } from '#platform/routing/paths.ts';

import { selectReturnUrl, type SessionSlice } from './sessionSlice.ts';

/**
 * Returns the current URL to come back to: path, query string and fragment. On the callback page it returns the target of the sign-in
 * instead, because that page's URL contains the provider's response, which must not get into Redux actions.
 */
export function currentReturnUrl(state: { session: SessionSlice }): string {
  const { pathname, search, hash } = window.location;
  return pathname === paths.auth.callback ? (selectReturnUrl(state) ?? paths.loans.list) : pathname + search + hash;
}
