import { defineMessages } from 'react-intl';

import { requireAlertConfirmation, removePendingAlert, readPendingAlert } from '#lending/rateDrop/pendingAlert.ts';
import { isNotFound, refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { tieToAccount } from './rateDropApi.ts';

const messages = defineMessages({
  tied: { id: 'rateDrop.keep.tied', defaultMessage: 'Your Rate Drop Alert is in your account now' },
  over: {
    id: 'rateDrop.keep.over',
    defaultMessage: 'The Rate Drop Alert you set here could not be added to your account. It still works by email.',
  },
  notTied: {
    id: 'rateDrop.keep.notTied',
    defaultMessage:
      'We could not confirm that the Rate Drop Alert you set here is in your account. It still works by email. We try again when you open your alerts.',
  },
});

/**
 * Attempts in progress, by the store's storage. After a sign-in that opens the alerts page, both the listener and the page start one;
 * they share it.
 */
const attemptsInProgress = new WeakMap<object, Promise<PortalError | undefined>>();

/**
 * Links the alert stored in this browser to the signed-in account. If the account has another email address, the borrower is asked first.
 * If the lender no longer knows the alert, it is discarded; after any other failure, which is returned, it stays stored.
 * @param isMine whether the borrower has confirmed that the alert is theirs
 */
export const linkPendingAlert =
  (isMine = false): PortalThunk<Promise<PortalError | undefined>> =>
  (dispatch, _getState, { storage }) => {
    const attempt =
      attemptsInProgress.get(storage) ?? dispatch(linkOnce(isMine)).finally(() => attemptsInProgress.delete(storage));
    attemptsInProgress.set(storage, attempt);
    return attempt;
  };

const linkOnce =
  (isMine: boolean): PortalThunk<Promise<PortalError | undefined>> =>
  async (dispatch, _getState, { intl }) => {
    const kept = dispatch(readPendingAlert());
    if (kept === null || (kept.asks === true && !isMine)) return undefined;
    const { error } = await dispatch(tieToAccount.initiate({ token: kept.reference, ...(isMine && { isMine }) }));
    if (error === undefined) {
      dispatch(removePendingAlert());
      dispatch(showToast('kept-alert', { type: 'success', message: intl().formatMessage(messages.tied) }));
      return undefined;
    }
    const refusal = error as PortalError; // the base query rejects only with a PortalError
    if (refusalCode(refusal) === 'otherEmail') dispatch(requireAlertConfirmation(kept));
    else if (isNotFound(refusal)) {
      dispatch(removePendingAlert());
      dispatch(showToast('kept-alert', { type: 'info', message: intl().formatMessage(messages.over) }));
    } else {
      // After a click in `PendingAlertNotice`, the notice itself shows the failure, so no toast is needed.
      if (!isMine) dispatch(showToast('kept-alert', { type: 'error', message: intl().formatMessage(messages.notTied) }));
      return refusal;
    }
    return undefined;
  };
