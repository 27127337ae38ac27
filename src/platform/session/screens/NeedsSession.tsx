import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { selectEnded, selectSignInProblem } from '#platform/session/store/sessionSlice.ts';

import { SignInPrompt } from './SignInPrompt.tsx';

/** Preloaded while the user is signed in, because a session may end while the device is offline. */
export const loadSessionEnded = () => import(/* webpackChunkName: "LaterParts" */ './SessionEnded.tsx');
const SessionEnded = lazy(async () => ({ default: (await loadSessionEnded()).SessionEnded }));

/** Shown where a page needs a session and there is none: why the session ended, or the sign-in prompt. */
export function NeedsSession({ returnUrl }: { returnUrl: string }) {
  const ended = useSelector(selectEnded);
  const problem = useSelector(selectSignInProblem);
  if (ended === null || problem !== null) return <SignInPrompt returnUrl={returnUrl} />;
  return (
    // This separate Suspense boundary makes the private page disappear at once.
    <Suspense fallback={<Skeleton height="220px" />}>
      <SessionEnded reason={ended} returnUrl={returnUrl} />
    </Suspense>
  );
}
