import { askAboutAlert, forgetAlert, readKeptAlert } from '#lending/rateDrop/keptAlert.ts';
import { isNotFound, refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { PortalThunk } from '#platform/listen.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { tieToAccount } from '../rateDropApi.ts';
import { keepMessages as messages } from './keepMessages.ts';

/** By the storage of a store: one attempt at a time, because a sign-in that leads to the alerts has two reasons for one. */
const underWay = new WeakMap<object, Promise<PortalError | undefined>>();

/**
 * A thunk: gives the alert that waits in this browser to the signed-in account, once. Where the account has another address, the borrower
 * is asked first; after any other failure, which it gives, the alert waits on. @param isMine the borrower has said so
 */
export const tieKeptAlert =
  (isMine = false): PortalThunk<Promise<PortalError | undefined>> =>
  (dispatch, _getState, { storage }) => {
    const attempt = underWay.get(storage) ?? dispatch(tie(isMine)).finally(() => underWay.delete(storage));
    underWay.set(storage, attempt);
    return attempt;
  };

const tie =
  (isMine: boolean): PortalThunk<Promise<PortalError | undefined>> =>
  async (dispatch, _getState, { intl }) => {
    const kept = dispatch(readKeptAlert());
    if (kept === null || (kept.asks === true && !isMine)) return undefined;
    const { error } = await dispatch(tieToAccount.initiate({ token: kept.reference, ...(isMine && { isMine }) }));
    if (error === undefined) {
      dispatch(forgetAlert());
      dispatch(showToast('kept-alert', { type: 'success', message: intl().formatMessage(messages.tied) }));
      return undefined;
    }
    const refusal = error as PortalError; // the base query rejects with nothing else
    if (refusalCode(refusal) === 'otherEmail') dispatch(askAboutAlert(kept));
    else if (isNotFound(refusal)) {
      dispatch(forgetAlert());
      dispatch(showToast('kept-alert', { type: 'info', message: intl().formatMessage(messages.over) }));
    } else {
      // Whose press it was shows the failure itself.
      if (!isMine) dispatch(showToast('kept-alert', { type: 'error', message: intl().formatMessage(messages.notTied) }));
      return refusal;
    }
    return undefined;
  };
