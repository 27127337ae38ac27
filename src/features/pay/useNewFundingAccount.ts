import type { CreatedFundingAccount, CustomerAction, NewFundingAccount } from '#contract/payment.ts';
import { useKeepFundingAccountMutation } from '#features/accounts/accountsApi.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';

import { useAskFundingAccountOutcomeMutation, useCreateFundingAccountMutation } from './payApi.ts';

type Answer = { account: CreatedFundingAccount } | { error: PortalError };

/**
 * Turns a typed-in method into a funding account: for this payment only, or kept with the customer. When the answer is lost,
 * asks what became of it before anybody types it again.
 */
export function useNewFundingAccount(customerIdentifier: string | null) {
  const [create] = useCreateFundingAccountMutation();
  const [keep] = useKeepFundingAccountMutation();
  const [ask] = useAskFundingAccountOutcomeMutation();

  return async (account: NewFundingAccount, isKept: boolean): Promise<Answer> => {
    const idempotencyKey = crypto.randomUUID();
    const answer =
      isKept && customerIdentifier !== null
        ? await keep({ customerIdentifier, account: seal<CustomerAction>({ action: 'create', account }), idempotencyKey })
        : await create({ account: seal(account), idempotencyKey });
    if (answer.data !== undefined) return { account: answer.data };

    const error = answer.error as PortalError; // the base query rejects with nothing else
    if (!isLost(error)) return { error };
    const outcome = await ask(idempotencyKey);
    return outcome.data?.state === 'succeeded' ? { account: outcome.data.account } : { error };
  };
}

/** No clear answer: it may have worked. */
const isLost = (error: PortalError) =>
  error.kind === 'noAnswer' ||
  ((error.kind === 'emptyBody' || error.kind === 'body') && error.status >= 500) ||
  error.kind === 'emptyBody';
