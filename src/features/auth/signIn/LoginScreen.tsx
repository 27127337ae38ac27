import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { Redirect } from '#platform/routing/Redirect.tsx';
import { SignInPrompt } from '#platform/session/screens/SignInPrompt.tsx';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

import { useSafeReturnTo } from './useSafeReturnTo.ts';

/** `/auth/login`: sends the user to the identity provider, which then returns them to `returnUrl`. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const returnUrl = useSafeReturnTo()(search.get('returnUrl'));
  return isLoggedIn ? <Redirect to={returnUrl} /> : <SignInPrompt returnUrl={returnUrl} />;
}
