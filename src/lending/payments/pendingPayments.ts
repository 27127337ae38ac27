import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';
import {
  removeSubmission,
  markNotReceived,
  submissionName,
  submissionPrefix,
  readSubmission,
  submissionsWithPrefix,
  unresolvedKey,
  type PendingSubmission,
} from '#platform/session/store/pendingSubmissions.ts';
import { selectUser } from '#platform/session/store/sessionSlice.ts';

import type { PaymentOutcome } from './paymentOutcomeApi.ts';

const PAYMENT_SUBMISSION_KIND = 'payment';

/**
 * Name under which a payment's idempotency key is stored.
 * @param sub subject claim of the payer's account
 */
export const pendingPaymentStorageName = (sub: string, loanIdentifier: string) =>
  submissionName(PAYMENT_SUBMISSION_KIND, sub, loanIdentifier);

/** Thunk that returns this user's payment on the loan, sent from this device, whose outcome is unknown; null when there is none. */
export const readPendingPayment =
  (loanIdentifier: string): PortalThunk<PendingSubmission | null> =>
  (_dispatch, getState, { storage }) => {
    const sent = readSubmission(storage, pendingPaymentStorageName(selectUser(getState())?.sub ?? '', loanIdentifier));
    return unresolvedKey(sent) === null ? null : sent;
  };

export const hasPendingPayment =
  (): PortalThunk<boolean> =>
  (_dispatch, getState, { storage }) =>
    submissionsWithPrefix(storage, submissionPrefix(PAYMENT_SUBMISSION_KIND, selectUser(getState())?.sub ?? '')).some(
      (sent) => unresolvedKey(sent) !== null,
    );

/**
 * Thunk for a payment whose outcome is now known and shown. It updates the stored key and, when the payment succeeded or failed,
 * refetches the amount due.
 */
export const settlePendingPayment =
  (loanIdentifier: string, { key, state }: PaymentOutcome): PortalThunk<void> =>
  (dispatch, _getState, { storage }) => {
    if (state === 'none') markNotReceived(storage, key);
    else removeSubmission(storage, key);
    if (state !== 'none')
      dispatch(borrowerApi.util.invalidateTags([ALL_LOANS, loanIdentifier].map((id) => ({ type: 'Loan', id }))));
  };
