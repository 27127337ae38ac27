import type { PortalThunk } from '#platform/storeTypes.ts';
import { problemMessages } from '#platform/session/screens/problemMessages.ts';
import type { SignInProblem } from '#platform/session/store/sessionSlice.ts';
import { showToast } from '#platform/toasts/toasts.ts';

/** Long enough to read two sentences. */
const TOAST_MS = 10_000;

/** For pages that do not show the problem themselves. */
export const showSignInProblem =
  (code: SignInProblem): PortalThunk<void> =>
  (dispatch, _getState, { intl }) => {
    const message = intl().formatMessage(problemMessages[code]);
    dispatch(showToast('sign-in', { type: 'error', message, timeOut: TOAST_MS }));
  };
