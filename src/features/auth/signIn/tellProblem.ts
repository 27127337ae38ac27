import type { PortalThunk } from '#platform/listen.ts';
import { problemMessages } from '#platform/session/screens/problemMessages.ts';
import type { SignInProblem } from '#platform/session/store/sessionSlice.ts';
import { showToast } from '#platform/toasts/toasts.ts';

/** Long enough for two sentences, in milliseconds. */
const PROBLEM_MS = 10_000;

/** A thunk: says in a toast why a sign-in failed, for pages that do not say it themselves. */
export const tellProblem =
  (code: SignInProblem): PortalThunk<void> =>
  (dispatch, _getState, { intl }) => {
    const message = intl().formatMessage(problemMessages[code]);
    dispatch(showToast('sign-in', { type: 'error', message, timeOut: PROBLEM_MS }));
  };
