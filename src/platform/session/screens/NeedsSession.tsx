import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { selectEnded, selectSignInProblem } from '#platform/session/store/sessionSlice.ts';

import { SignInPrompt } from './SignInPrompt.tsx';

/** Fetched once a page of a session is drawn, because a session may end without a connection. */
export const loadSessionEnded = () => import(/* webpackChunkName: "LaterParts" */ './SessionEnded.tsx');
const SessionEnded = lazy(async () => ({ default: (await loadSessionEnded()).SessionEnded }));

/** What stands where a page needs a session and there is none: why it ended here, or the way to sign in. */
export function NeedsSession({ returnUrl }: { returnUrl: string }) {
  const ended = useSelector(selectEnded);
  const problem = useSelector(selectSignInProblem);
  if (ended === null || problem !== null) return <SignInPrompt returnUrl={returnUrl} />;
  return (
    // Its own, so that the private page is gone at once.
    <Suspense fallback={<Skeleton height="220px" />}>
      <SessionEnded reason={ended} returnUrl={returnUrl} />
    </Suspense>
  );
}
