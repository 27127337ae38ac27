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

/** `error` is what the form's `onSubmit` returns. */
type Answer = { account: CreatedFundingAccount } | { error: PortalError | OwnProblem };

/**
 * The last request whose outcome is not known yet. What was typed lives as long as the form. The key of a method that is kept outlives
 * it, because two of them would both stay; one for a single payment that nobody uses is forgotten by the lender.
 */
interface Unsettled {
  key: string;
  /** Null when an earlier form has sent it, perhaps in an earlier session. */
  sent: string | null;
}

type Right = Pick<FundingAccountForOnePayment, 'verificationTicket' | 'feeToken'>;

type AccountOutcome = { state: 'succeeded'; account: CreatedFundingAccount } | { state: 'none' | 'unknown' };

/** Milliseconds before each question what became of a key. */
const ASK_AFTER = [0, 1000, 3000];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Turns a typed-in method into a funding account, once: for one payment, or kept with the customer. The key belongs to what was typed
 * and is kept until its outcome is known, however often it is sent. After a lost answer the outcome is asked for before anything else.
 * What it returns takes the customer who keeps the account, null for one payment.
 * @param proofOfRight the ticket or fee link of a payer without an account; called for each sending
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
        if (delay === undefined || toldMs > delay) return false; // nobody waits longer for a form
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
      // The form was changed or opened anew after a lost answer: settle the earlier account first, or there might be two.
      const earlier = await outcomeOf(before.key);
      if (earlier.state === 'unknown') return { error: { problem: messages.outcomeUnknown, outcome: 'open' } };
      if (earlier.state === 'succeeded' && isKept) {
        settledAs(before.key, earlier.account, isKept);
        return { error: { problem: messages.earlierSaved, outcome: 'earlier' } };
      }
      settle(before.key);
    }

    const again = unsettled.current; // the same values are sent again
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

    const error = answer.error as PortalError; // the base query rejects with nothing else
    if (httpStatusOf(error) === 422 || isClearRefusal(error)) {
      // This sending did nothing. An earlier one may still be open, unless the base says (422) that the key was used for something else.
      if (httpStatusOf(error) === 422 || again === null) settle(idempotencyKey);
      unsettled.current = httpStatusOf(error) === 422 ? null : again;
      return { error };
    }
    const outcome = await outcomeOf(idempotencyKey);
    if (outcome.state === 'succeeded') return settledAs(idempotencyKey, outcome.account, isKept);
    if (outcome.state === 'unknown') return { error: { problem: messages.outcomeUnknown, outcome: 'open' } };
    // The lender's words about an error of its own do not say that nothing was saved.
    return { error: error.kind === 'body' && error.status < 500 ? error : { problem: messages.notArrived } };
  };
}
