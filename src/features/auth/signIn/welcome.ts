import type { PortalThunk } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { messages } from '../messages.ts';

/** Specification, section 9: the login notice, in milliseconds. */
export const NOTICE_MS = 2000;

/** A thunk: says that the sign-in worked, if it leads to the loans (specification, section 2). @param target where the person goes now */
export const welcome =
  (target: string): PortalThunk<void> =>
  (dispatch, _getState, { intl }) => {
    if (target.split(/[?#]/)[0] !== paths.loans.list) return;
    const message = intl().formatMessage(messages.signedIn);
    dispatch(showToast('signed-in', { type: 'success', message, position: 'bottom-right', timeOut: NOTICE_MS }));
  };
