import { lazy, use, useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import { accessOf, type RouteRow } from '#platform/routing/access.ts';
import { BadLinkContext } from '#platform/routing/BadLinkContext.ts';
import { EmbeddedContext } from '#platform/routing/isEmbedded.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { selectIsEnding, selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { onStartup } from '#platform/startup.ts';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './messages.ts';
import { loadSessionEnded, NeedsSession } from './NeedsSession.tsx';

/** Loaded only when the portal runs in an iframe of another page. */
const EmbeddedSignIn = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SignInProblemText" */ './EmbeddedSignIn.tsx')).EmbeddedSignIn,
}));

/** Wraps every screen and applies its route row: redirects, asks the user to sign in, or renders the screen. */
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

  const elsewhere = row.redirect?.({ params, search }) ?? null;
  if (elsewhere !== null) return <Redirect to={elsewhere} />;
  if (row.access === 'link') return <BadLinkContext value={row.badLink}>{children}</BadLinkContext>;
  if (accessOf(row, { params, search }) === 'public') return children;
  if (isEnding) return <PageTitle message={messages.signingOut} />; // Private content must not stay visible during sign-out.
  if (isLoggedIn) return children;
  if (isEmbedded) return <EmbeddedSignIn />;
  return <NeedsSession returnUrl={location.pathname + location.search + location.hash} />;
}
