import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { Redirect } from '#platform/routing/Redirect.tsx';
import { selectReturnUrl } from '#platform/session/store/sessionSlice.ts';

import { useSafeReturnTo } from './useSafeReturnTo.ts';

/**
 * `/redirect`: end of a sign-in that began outside the portal. Redirects to `returnUrl`, to the address stored by the sign-in, or to the
 * loan list.
 */
export function RedirectScreen() {
  const [search] = useSearchParams();
  const remembered = useSelector(selectReturnUrl);
  return <Redirect to={useSafeReturnTo()(search.get('returnUrl') ?? remembered)} />;
}
