import { paths } from '#platform/routing/paths.ts';

import { selectReturnUrl, type SessionSlice } from './sessionSlice.ts';

/**
 * Where the person is at this moment, as the address to come back to: path, search and fragment. On the callback page it is where that
 * sign-in leads, because the address of the page itself has the provider's answer in it, which belongs in no action.
 */
export function placeToReturnTo(state: { session: SessionSlice }): string {
  const { pathname, search, hash } = window.location;
  return pathname === paths.auth.callback ? (selectReturnUrl(state) ?? paths.loans.list) : pathname + search + hash;
}
