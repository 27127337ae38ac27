import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useMatches, useSearchParams } from 'react-router-dom';

import { messages } from '#platform/session/messages.ts';
import { SessionEnded } from '#platform/session/SessionEnded.tsx';
import { selectEnded, selectIsEnding, selectIsLoggedIn, selectSignInProblem } from '#platform/session/sessionSlice.ts';
import { SignInPrompt } from '#platform/session/SignInPrompt.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';

import type { RouteHandle } from './access.ts';

/** The layout route above every row: obeys the deepest match's handle. A row without one counts as authenticated. */
export function AccessGate() {
  const match = useMatches().at(-1);
  const [search] = useSearchParams();
  const location = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isEnding = useSelector(selectIsEnding);
  const ended = useSelector(selectEnded);
  const problem = useSelector(selectSignInProblem);
  const handle = match?.handle as RouteHandle | undefined; // route rows carry nothing else

  const elsewhere = handle?.redirect?.({ params: match?.params ?? {}, search }) ?? null;
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  if (handle?.access === 'public') return <Outlet />;
  if (isEnding) return <PageTitle message={messages.signingOut} />; // nothing private stays while the provider is told
  if (isLoggedIn) return <Outlet />;
  const returnUrl = location.pathname + location.search;
  if (ended !== null && problem === null) return <SessionEnded reason={ended} returnUrl={returnUrl} />;
  return <SignInPrompt returnUrl={returnUrl} />;
}
