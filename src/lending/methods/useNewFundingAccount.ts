import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import type {
  CreatedFundingAccount,
  CustomerAction,
  FundingAccountForOnePayment,
  FundingAccountOutcome,
  NewFundingAccount,
} from '#contract/payment.ts';
import { askUntilKnown } from '#platform/api/askUntilKnown.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { messages } from './messages.ts';
import {
  useAskFundingAccountOutcomeMutation,
  useCreateFundingAccountMutation,
  useKeepFundingAccountMutation,
} from './newFundingAccountApi.ts';
import { methodSent, methodSettled, unsettledMethod } from './keep/sentMethod.ts';

/** Created account, or the error that the form's `onSubmit` returns. */
type Answer = { account: CreatedFundingAccount } | { error: PortalError | OwnProblem };

/**
 * The last request whose outcome is unknown. The typed values live only as long as the form. The key of a method to be saved is also
 * stored, because sending it under a new key could save it twice; an unused account for a single payment expires at the lender.
 */
interface Unsettled {
  key: string;
  /** JSON of the values that were sent; null when an earlier form sent them, perhaps in an earlier session. */
  sent: string | null;
}

type Right = Pick<FundingAccountForOnePayment, 'verificationTicket' | 'feeToken'>;

type AccountOutcome = { state: 'succeeded'; account: CreatedFundingAccount } | { state: 'none' | 'unknown' };

/** Milliseconds to wait before each lookup of an unknown outcome. */
const ASK_AFTER = [0, 1000, 3000];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Creates a funding account from typed values exactly once, either for one payment or saved for the customer. Retries of the same values
 * reuse the idempotency key; after a lost response, the outcome is looked up before anything else is sent. The returned function takes
 * the customer's identifier, or null for a single payment.
 * @param proofOfRight returns the verification ticket or fee token of a payer without an account; called for each request
 */
export function useNewFundingAccount(proofOfRight: () => Right = () => ({})) {
  const dispatch = useDispatch<PortalDispatch>();
  const [create] = useCreateFundingAccountMutation();
  const [keep] = useKeepFundingAccountMutation();
  const [ask] = useAskFundingAccountOutcomeMutation();
  const unsettled = useRef<Unsettled | null>(null);

  const outcomeOf = async (key: string): Promise<AccountOutcome> => {
    const outcome = await askUntilKnown<FundingAccountOutcome>({
      ask: () => ask(key),
      pause: async (turn, toldMs) => {
        const delay = ASK_AFTER[turn];
        if (delay === undefined || toldMs > delay) return false; // The user is waiting for the form, so longer waits are not worthwhile.
        await wait(delay);
        return true;
      },
    });
    return outcome === null || outcome === 'unanswerable' ? { state: 'unknown' } : outcome;
  };

  const settle = (key: string) => {
    unsettled.current = null;
    dispatch(methodSettled(key));
  };

  const settledAs = (key: string, account: CreatedFundingAccount, isKept: boolean): Answer => {
    settle(key);
    if (isKept) dispatch(paymentApi.util.invalidateTags(['FundingAccount', 'FundingAccountPage']));
    return { account };
  };

  return async (account: NewFundingAccount, keeper: string | null): Promise<Answer> => {
    const isKept = keeper !== null;
    const sent = JSON.stringify([isKept, account]);
    const before = unsettled.current ?? (isKept ? dispatch(unsettledMethod()) : null);
    if (before !== null && before.sent !== sent) {
      // The form was changed or reopened after a lost response. Settle the earlier request first, otherwise two accounts might be
      // created.
      const earlier = await outcomeOf(before.key);
      if (earlier.state === 'unknown') return { error: { problem: messages.outcomeUnknown, outcome: 'open' } };
      if (earlier.state === 'succeeded' && isKept) {
        settledAs(before.key, earlier.account, isKept);
        return { error: { problem: messages.earlierSaved, outcome: 'earlier' } };
      }
      settle(before.key);
    }

    const again = unsettled.current; // Set when the same values are sent again.
    const proof = proofOfRight();
    const idempotencyKey = again?.key ?? crypto.randomUUID();
    unsettled.current = { key: idempotencyKey, sent };
    if (isKept) dispatch(methodSent(idempotencyKey));
    const answer = isKept
      ? await keep({
          customerIdentifier: keeper,
          account: dispatch(seal<CustomerAction>({ action: 'create', account })),
          idempotencyKey,
        })
      : await create({
          account: dispatch(seal<FundingAccountForOnePayment>({ ...account, ...proof })),
          idempotencyKey,
          bringsRight: Object.keys(proof).length > 0,
        });
    if (answer.data !== undefined) return settledAs(idempotencyKey, answer.data, isKept);

    const error = answer.error as PortalError; // The base query rejects only with a `PortalError`.
    if (httpStatusOf(error) === 422 || isClearRefusal(error)) {
      // This request had no effect. An earlier one with the same key may still be pending, unless a 422 shows that the key was used for
      // another body.
      if (httpStatusOf(error) === 422 || again === null) settle(idempotencyKey);
      unsettled.current = httpStatusOf(error) === 422 ? null : again;
      return { error };
    }
    const outcome = await outcomeOf(idempotencyKey);
    if (outcome.state === 'succeeded') return settledAs(idempotencyKey, outcome.account, isKept);
    if (outcome.state === 'unknown') return { error: { problem: messages.outcomeUnknown, outcome: 'open' } };
    // A 5xx message from the lender does not tell whether anything was saved, so the portal's own message is shown.
    return { error: error.kind === 'body' && error.status < 500 ? error : { problem: messages.notArrived } };
  };
}
