import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';

import { SignInPrompt } from '#platform/session/screens/SignInPrompt.tsx';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

import { useSafeReturnTo } from './useSafeReturnTo.ts';

/** `/auth/login`: sends the person to the identity provider, and from there back to `returnUrl`. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const returnUrl = useSafeReturnTo()(search.get('returnUrl'));
  return isLoggedIn ? <Navigate to={returnUrl} replace /> : <SignInPrompt returnUrl={returnUrl} />;
}
