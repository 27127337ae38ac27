import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';

import { selectReturnUrl } from '#platform/session/store/sessionSlice.ts';

import { safeReturnTo } from './safeReturnTo.ts';

/** `/redirect`: where a sign-in that began elsewhere arrives. Goes on to `returnUrl`, or to what the sign-in remembered, or to the loans. */
export function RedirectScreen({ isKnownPath }: { isKnownPath: (path: string) => boolean }) {
  const [search] = useSearchParams();
  const remembered = useSelector(selectReturnUrl);
  return <Navigate replace to={safeReturnTo(search.get('returnUrl') ?? remembered, window.location.origin, isKnownPath)} />;
}
