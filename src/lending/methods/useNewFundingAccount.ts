import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import type {
  CreatedFundingAccount,
  CustomerAction,
  FundingAccountForOnePayment,
  FundingAccountOutcome,
  NewFundingAccount,
} from '#contract/payment.ts';
import { pollOutcome } from '#platform/api/pollOutcome.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import type { LocalFormError } from '#platform/forms/submitErrors.ts';
import type { PortalDispatch, PortalThunk } from '#platform/storeTypes.ts';
import { removeSubmission, storeSubmission, submissionName, readSubmission } from '#platform/session/store/pendingSubmissions.ts';
import { selectUser, type SessionSlice } from '#platform/session/store/sessionSlice.ts';

import { messages } from './messages.ts';
import {
  useLookUpFundingAccountOutcomeMutation,
  useCreateFundingAccountMutation,
  useKeepFundingAccountMutation,
} from './newFundingAccountApi.ts';

const pendingMethodStorageName = (state: { session: SessionSlice }) =>
  submissionName('method', selectUser(state)?.sub ?? '', 'kept');

/** Thunk that records the idempotency key of a request to save a payment method, before it is sent. */
const rememberPendingMethod =
  (key: string): PortalThunk<void> =>
  (_dispatch, getState, { storage }) =>
    storeSubmission(storage, pendingMethodStorageName(getState()), key);

const forgetPendingMethod =
  (key: string): PortalThunk<void> =>
  (_dispatch, _getState, { storage }) =>
    removeSubmission(storage, key);

/**
 * Thunk that returns this user's last request to save a payment method whose outcome is still unknown, perhaps sent in an earlier session
 * on this device.
 */
const readPendingMethod =
  (): PortalThunk<{ key: string; sent: null } | null> =>
  (_dispatch, getState, { storage }) => {
    const sent = readSubmission(storage, pendingMethodStorageName(getState()));
    return sent === null ? null : { key: sent.key, sent: null };
  };

/** Created account, or the error that the form's `onSubmit` returns. */
type NewAccountResult = { account: CreatedFundingAccount } | { error: PortalError | LocalFormError };

/**
 * The last request whose outcome is unknown. The typed values live only as long as the form. The key of a method to be saved is also
 * stored, because sending it under a new key could save it twice; an unused account for a single payment expires at the lender.
 */
interface PendingRequest {
  key: string;
  /** JSON of the values that were sent; null when an earlier form sent them, perhaps in an earlier session. */
  sent: string | null;
}

type PayerPermission = Pick<FundingAccountForOnePayment, 'verificationTicket' | 'feeToken'>;

type AccountOutcome = { state: 'succeeded'; account: CreatedFundingAccount } | { state: 'none' | 'unknown' };

const LOOKUP_DELAYS_MS = [0, 1000, 3000];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Creates a funding account from typed values exactly once, either for one payment or saved for the customer. Retries of the same values
 * reuse the idempotency key; after a lost response, the outcome is looked up before anything else is sent. The returned function takes
 * the customer's identifier, or null for a single payment.
 * @param payerPermission returns the verification ticket or fee token of a payer without an account; called for each request
 */
export function useNewFundingAccount(payerPermission: () => PayerPermission = () => ({})) {
  const dispatch = useDispatch<PortalDispatch>();
  const [create] = useCreateFundingAccountMutation();
  const [save] = useKeepFundingAccountMutation();
  const [lookUp] = useLookUpFundingAccountOutcomeMutation();
  const pending = useRef<PendingRequest | null>(null);

  const lookUpOutcome = async (key: string): Promise<AccountOutcome> => {
    const outcome = await pollOutcome<FundingAccountOutcome>({
      fetchOutcome: () => lookUp(key),
      waitForTurn: async (turn, toldMs) => {
        const delay = LOOKUP_DELAYS_MS[turn];
        if (delay === undefined || toldMs > delay) return false; // The user is waiting for the form, so longer waits are not worthwhile.
        await wait(delay);
        return true;
      },
    });
    return outcome === null || outcome === 'unanswerable' ? { state: 'unknown' } : outcome;
  };

  const settle = (key: string) => {
    pending.current = null;
    dispatch(forgetPendingMethod(key));
  };

  const finishWith = (key: string, account: CreatedFundingAccount, isSaved: boolean): NewAccountResult => {
    settle(key);
    if (isSaved) dispatch(paymentApi.util.invalidateTags(['FundingAccount', 'FundingAccountPage']));
    return { account };
  };

  return async (account: NewFundingAccount, customerIdentifier: string | null): Promise<NewAccountResult> => {
    const isSaved = customerIdentifier !== null;
    const sent = JSON.stringify([isSaved, account]);
    const before = pending.current ?? (isSaved ? dispatch(readPendingMethod()) : null);
    if (before !== null && before.sent !== sent) {
      // The form was changed or reopened after a lost response. Settle the earlier request first, otherwise two accounts might be
      // created.
      const earlier = await lookUpOutcome(before.key);
      if (earlier.state === 'unknown') return { error: { problem: messages.outcomeUnknown, outcome: 'open' } };
      if (earlier.state === 'succeeded' && isSaved) {
        finishWith(before.key, earlier.account, isSaved);
        return { error: { problem: messages.earlierSaved, outcome: 'earlier' } };
      }
      settle(before.key);
    }

    const retried = pending.current; // Set when the same values are sent again.
    const permission = payerPermission();
    const idempotencyKey = retried?.key ?? crypto.randomUUID();
    pending.current = { key: idempotencyKey, sent };
    if (isSaved) dispatch(rememberPendingMethod(idempotencyKey));
    const answer = isSaved
      ? await save({
          customerIdentifier,
          account: dispatch(putSecret<CustomerAction>({ action: 'create', account })),
          idempotencyKey,
        })
      : await create({
          account: dispatch(putSecret<FundingAccountForOnePayment>({ ...account, ...permission })),
          idempotencyKey,
          linkAuth: Object.keys(permission).length > 0,
        });
    if (answer.data !== undefined) return finishWith(idempotencyKey, answer.data, isSaved);

    const error = answer.error as PortalError; // The base query rejects only with a `PortalError`.
    if (httpStatusOf(error) === 422 || isClearRefusal(error)) {
      // This request had no effect. An earlier one with the same key may still be pending, unless a 422 shows that the key was used for
      // another body.
      if (httpStatusOf(error) === 422 || retried === null) settle(idempotencyKey);
      pending.current = httpStatusOf(error) === 422 ? null : retried;
      return { error };
    }
    const outcome = await lookUpOutcome(idempotencyKey);
    if (outcome.state === 'succeeded') return finishWith(idempotencyKey, outcome.account, isSaved);
    if (outcome.state === 'unknown') return { error: { problem: messages.outcomeUnknown, outcome: 'open' } };
    // A 5xx message from the lender does not tell whether anything was saved, so the portal's own message is shown.
    return { error: error.kind === 'body' && error.status < 500 ? error : { problem: messages.notArrived } };
  };
}
