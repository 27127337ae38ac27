import { askAboutAlert, forgetAlert, readKeptAlert } from '#lending/rateDrop/keptAlert.ts';
import { isNotFound, refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { PortalThunk } from '#platform/listen.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { tieToAccount } from '../rateDropApi.ts';
import { keepMessages as messages } from './keepMessages.ts';

/**
 * Attempts in progress, by the store's storage. After a sign-in that opens the alerts page, both the listener and the page start one;
 * they share it.
 */
const underWay = new WeakMap<object, Promise<PortalError | undefined>>();

/**
 * Links the alert stored in this browser to the signed-in account. If the account has another email address, the borrower is asked first.
 * If the lender no longer knows the alert, it is discarded; after any other failure, which is returned, it stays stored.
 * @param isMine whether the borrower has confirmed that the alert is theirs
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
    const refusal = error as PortalError; // the base query rejects only with a PortalError
    if (refusalCode(refusal) === 'otherEmail') dispatch(askAboutAlert(kept));
    else if (isNotFound(refusal)) {
      dispatch(forgetAlert());
      dispatch(showToast('kept-alert', { type: 'info', message: intl().formatMessage(messages.over) }));
    } else {
      // After a click in `KeptAlertNotice`, the notice itself shows the failure, so no toast is needed.
      if (!isMine) dispatch(showToast('kept-alert', { type: 'error', message: intl().formatMessage(messages.notTied) }));
      return refusal;
    }
    return undefined;
  };
