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

/** @param sub of the payer's account */
export const sentPaymentName = (sub: string, loanIdentifier: string) => ownName(PAYMENT, sub, loanIdentifier);

/** A thunk: the payment on a loan that this person sent from this device and whose outcome is not known; else null. */
export const sentPayment =
  (loanIdentifier: string): PortalThunk<SentKey | null> =>
  (_dispatch, getState, { storage }) => {
    const sent = readSent(storage, sentPaymentName(selectUser(getState())?.sub ?? '', loanIdentifier));
    return unclear(sent) === null ? null : sent;
  };

/** A thunk: whether this person sent any payment from this device whose outcome is not known. */
export const hasSentPayment =
  (): PortalThunk<boolean> =>
  (_dispatch, getState, { storage }) =>
    sentUnder(storage, ownStart(PAYMENT, selectUser(getState())?.sub ?? '')).some((sent) => unclear(sent) !== null);

/** A thunk: what became of a payment is known and being told. One that ended asks anew what is owed. */
export const sentPaymentTold =
  (loanIdentifier: string, { key, state }: PaymentOutcome): PortalThunk<void> =>
  (dispatch, _getState, { storage }) => {
    if (state === 'none') noteUnseen(storage, key);
    else closeSent(storage, key);
    if (state !== 'none')
      dispatch(borrowerApi.util.invalidateTags([ALL_LOANS, loanIdentifier].map((id) => ({ type: 'Loan', id }))));
  };
