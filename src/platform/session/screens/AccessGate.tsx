import { lazy, Suspense, use, useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import { accessOf, type RouteRow } from '#platform/routing/access.ts';
import { BadLinkContext } from '#platform/routing/BadLinkContext.ts';
import { EmbeddedContext } from '#platform/routing/isEmbedded.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { selectEnded, selectIsEnding, selectIsLoggedIn, selectSignInProblem } from '#platform/session/store/sessionSlice.ts';
import { onStartup } from '#platform/startup.ts';
import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './messages.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

/** Loads in a frame of another page. */
const EmbeddedSignIn = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SignInProblemText" */ './EmbeddedSignIn.tsx')).EmbeddedSignIn,
}));

/** Comes once a page of a session is drawn, because a session may end without a connection. */
const loadSessionEnded = () => import(/* webpackChunkName: "LaterParts" */ './SessionEnded.tsx');
const SessionEnded = lazy(async () => ({ default: (await loadSessionEnded()).SessionEnded }));

/** Stands around every screen and does what its row says: redirect, ask for sign-in, or show the screen. */
export function AccessGate({ row, children }: { row: RouteRow; children: ReactNode }) {
  const params = useParams();
  const [search] = useSearchParams();
  const location = useLocation();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) return;
    return onStartup('interactive', () => void loadSessionEnded().catch(() => undefined));
  }, [isLoggedIn]);
  const isEmbedded = use(EmbeddedContext);
  const isEnding = useSelector(selectIsEnding);
  const ended = useSelector(selectEnded);
  const problem = useSelector(selectSignInProblem);

  const elsewhere = row.redirect?.({ params, search }) ?? null;
  if (elsewhere !== null) return <Redirect to={elsewhere} />;
  if (row.access === 'link') return <BadLinkContext value={row.badLink}>{children}</BadLinkContext>;
  if (accessOf(row, { params, search }) === 'public') return children;
  if (isEnding) return <PageTitle message={messages.signingOut} />; // nothing private stays on the screen during sign-out
  if (isLoggedIn) return children;
  const returnUrl = location.pathname + location.search + location.hash;
  if (isEmbedded) return <EmbeddedSignIn />;
  if (ended !== null && problem === null)
    return (
      // Its own, so that the private page is gone at once.
      <Suspense fallback={<Skeleton height="220px" />}>
        <SessionEnded reason={ended} returnUrl={returnUrl} />
      </Suspense>
    );
  return <SignInPrompt returnUrl={returnUrl} />;
}
