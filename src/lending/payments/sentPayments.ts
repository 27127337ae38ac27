import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import type { PortalThunk } from '#platform/listen.ts';
import {
  closeSent,
  noteUnseen,
  ownName,
  ownStart,
  readSent,
  sentUnder,
  unclear,
  type SentKey,
} from '#platform/session/store/sentKeys.ts';
import { selectUser } from '#platform/session/store/sessionSlice.ts';

import type { PaymentOutcome } from './paymentOutcomeApi.ts';

const PAYMENT = 'payment';

/**
 * Name under which a payment's idempotency key is stored.
 * @param sub subject claim of the payer's account
 */
export const sentPaymentName = (sub: string, loanIdentifier: string) => ownName(PAYMENT, sub, loanIdentifier);

/** Thunk that returns this user's payment on the loan, sent from this device, whose outcome is unknown; null when there is none. */
export const sentPayment =
  (loanIdentifier: string): PortalThunk<SentKey | null> =>
  (_dispatch, getState, { storage }) => {
    const sent = readSent(storage, sentPaymentName(selectUser(getState())?.sub ?? '', loanIdentifier));
    return unclear(sent) === null ? null : sent;
  };

/** Thunk that returns whether this user sent any payment from this device whose outcome is unknown. */
export const hasSentPayment =
  (): PortalThunk<boolean> =>
  (_dispatch, getState, { storage }) =>
    sentUnder(storage, ownStart(PAYMENT, selectUser(getState())?.sub ?? '')).some((sent) => unclear(sent) !== null);

/**
 * Thunk for a payment whose outcome is now known and shown. It updates the stored key and, when the payment succeeded or failed,
 * refetches the amount due.
 */
export const sentPaymentTold =
  (loanIdentifier: string, { key, state }: PaymentOutcome): PortalThunk<void> =>
  (dispatch, _getState, { storage }) => {
    if (state === 'none') noteUnseen(storage, key);
    else closeSent(storage, key);
    if (state !== 'none')
      dispatch(borrowerApi.util.invalidateTags([ALL_LOANS, loanIdentifier].map((id) => ({ type: 'Loan', id }))));
  };
