import { askAboutAlert, forgetAlert, readKeptAlert } from '#lending/rateDrop/keptAlert.ts';
import { httpStatusOf, refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { PortalThunk } from '#platform/listen.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { tieToAccount } from '../rateDropApi.ts';
import { keepMessages as messages } from './keepMessages.ts';

/**
 * A thunk: gives the alert that waits in this browser to the signed-in account, once. Where the account has another address, the borrower
 * is asked first; after a failure that leaves it open, it waits on. @param isMine the borrower has said so
 */
export const tieKeptAlert =
  (isMine = false): PortalThunk<Promise<void>> =>
  async (dispatch, _getState, { intl }) => {
    const kept = dispatch(readKeptAlert());
    if (kept === null || (kept.asks === true && !isMine)) return;
    const { error } = await dispatch(tieToAccount.initiate({ token: kept.reference, ...(isMine && { isMine }) }));
    if (error === undefined) {
      dispatch(forgetAlert());
      dispatch(showToast('kept-alert', { type: 'success', message: intl().formatMessage(messages.tied) }));
      return;
    }
    const refusal = error as PortalError; // the base query rejects with nothing else
    if (refusalCode(refusal) === 'otherEmail') dispatch(askAboutAlert(kept));
    else if (httpStatusOf(refusal) === 404) {
      dispatch(forgetAlert());
      dispatch(showToast('kept-alert', { type: 'info', message: intl().formatMessage(messages.over) }));
    }
  };
