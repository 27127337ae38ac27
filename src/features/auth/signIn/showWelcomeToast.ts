import type { PortalThunk } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { selectIsEnding, selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { authApi } from '../authApi.ts';
import { messages } from '../messages.ts';

/** The specification, section 9, sets this time. */
export const WELCOME_TOAST_MS = 2000;

/**
 * Thunk that shows the sign-in toast if the user arrives at the loan list (specification, section 2). Waits for the profile, because
 * without one the user is sent to sign in again.
 * @param target URL that the user is being sent to
 */
export const showWelcomeToast =
  (target: string): PortalThunk<Promise<void>> =>
  async (dispatch, getState, { intl }) => {
    if (target.split(/[?#]/)[0] !== paths.loans.list) return;
    await dispatch(authApi.util.getRunningQueryThunk('getProfile', undefined));
    const state = getState();
    const { isSuccess } = authApi.endpoints.getProfile.select(undefined)(state as never); // every store includes the borrower API
    if (!isSuccess || !selectIsLoggedIn(state) || selectIsEnding(state)) return;
    const message = intl().formatMessage(messages.signedIn);
    dispatch(showToast('signed-in', { type: 'success', message, position: 'bottom-right', timeOut: WELCOME_TOAST_MS }));
  };
