import type { PortalThunk } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { selectIsEnding, selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { authApi } from '../authApi.ts';
import { messages } from '../messages.ts';

/** Specification, section 9: the login notice, in milliseconds. */
export const NOTICE_MS = 2000;

/**
 * A thunk: says that the sign-in worked, if it leads to the loans (specification, section 2). Not before the profile is there, without
 * which the person is sent to sign in again. @param target where the person goes now
 */
export const welcome =
  (target: string): PortalThunk<Promise<void>> =>
  async (dispatch, getState, { intl }) => {
    if (target.split(/[?#]/)[0] !== paths.loans.list) return;
    await dispatch(authApi.util.getRunningQueryThunk('getProfile', undefined));
    const state = getState();
    const { isSuccess } = authApi.endpoints.getProfile.select(undefined)(state as never); // every store has the borrower API
    if (!isSuccess || !selectIsLoggedIn(state) || selectIsEnding(state)) return;
    const message = intl().formatMessage(messages.signedIn);
    dispatch(showToast('signed-in', { type: 'success', message, position: 'bottom-right', timeOut: NOTICE_MS }));
  };
