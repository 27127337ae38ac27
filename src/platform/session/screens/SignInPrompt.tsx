import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { selectAuthenticateLater, selectSignInProblem, signInRequested } from '#platform/session/store/sessionSlice.ts';
import { useIsSlow } from '#platform/ui/feedback/useIsSlow.ts';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './messages.ts';

/** Loaded with its texts only when it is needed. */
const SignInChoices = lazy(async () => ({
  default: (await import(/* webpackChunkName: "SignInProblemText" */ './SignInChoices.tsx')).SignInChoices,
}));

/** After this time the redirect counts as blocked or slow, and the sign-in button appears. */
const REDIRECT_LIMIT_MS = 3000;

/**
 * Redirects the user to sign-in at once, says so, and offers a button if the redirect does not happen. If sign-in uses a popup, there is
 * only the button, because browsers open popups only on a click.
 * @param returnUrl this page's path, query string and fragment
 */
export function SignInPrompt({ returnUrl }: { returnUrl: string }) {
  const dispatch = useDispatch();
  const problem = useSelector(selectSignInProblem);
  const isPostponed = useSelector(selectAuthenticateLater);
  const opensWindow = useConfig().identity.popup === true;
  const isWaiting = problem === null && !isPostponed && !opensWindow;
  const isSlow = useIsSlow(isWaiting, REDIRECT_LIMIT_MS);

  useEffect(() => {
    if (isWaiting) dispatch(signInRequested({ returnUrl }));
  }, [dispatch, isWaiting, returnUrl]);

  const [title, detail] = isPostponed
    ? [messages.postponed, messages.postponedDetail]
    : opensWindow
      ? [messages.windowTitle, messages.windowDetail]
      : [messages.takingYou, messages.takingYouDetail];
  return (
    <NarrowColumn component="section" spacing={2} aria-busy={isWaiting && !isSlow}>
      <PageTitle message={problem !== null ? messages.problem : title} />
      {problem === null && (
        <p>
          <FormattedMessage {...detail} />
        </p>
      )}
      {isWaiting && <p role="status">{isSlow && <FormattedMessage {...messages.notMoving} />}</p>}
      {(isSlow || !isWaiting) && (
        <Suspense fallback={<Skeleton height="104px" />}>
          <SignInChoices problem={problem} returnUrl={returnUrl} />
        </Suspense>
      )}
    </NarrowColumn>
  );
}
