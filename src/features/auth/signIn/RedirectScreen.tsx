import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { Redirect } from '#platform/routing/Redirect.tsx';
import { selectReturnUrl } from '#platform/session/store/sessionSlice.ts';

import { useSafeReturnTo } from './useSafeReturnTo.ts';

/** `/redirect`: where a sign-in that began elsewhere ends. Goes to `returnUrl`, or to the address that the sign-in kept, or to the loans. */
export function RedirectScreen() {
  const [search] = useSearchParams();
  const remembered = useSelector(selectReturnUrl);
  return <Redirect to={useSafeReturnTo()(search.get('returnUrl') ?? remembered)} />;
}
