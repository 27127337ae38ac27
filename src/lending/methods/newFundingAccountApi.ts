import {
  createdFundingAccountSchema,
  fundingAccountOutcomeSchema,
  type CreatedFundingAccount,
  type CustomerAction,
  type FundingAccountForOnePayment,
  type FundingAccountOutcome,
} from '#contract/payment.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { SecretHandle } from '#platform/api/secretVault.ts';

/** After this time a request counts as lost. The portal then looks up its outcome by the idempotency key. */
const ACCOUNT_CALL_TIMEOUT_MS = 30_000;

const newFundingAccountApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves a new payment method for the customer. `account` is the encrypted request body with `action: "create"`. */
    keepFundingAccount: build.mutation<
      CreatedFundingAccount,
      { customerIdentifier: string; account: SecretHandle<CustomerAction>; idempotencyKey: string }
    >({
      query: ({ customerIdentifier, account, idempotencyKey }) =>
        paymentCall('POST customers/{customerIdentifier}', {
          params: { customerIdentifier },
          body: account,
          answer: createdFundingAccountSchema,
          idempotencyKey,
          timeoutMs: ACCOUNT_CALL_TIMEOUT_MS,
        }),
      extraOptions: { shownBy: 'form' },
    }),
    /** Creates a funding account for a single payment. */
    createFundingAccount: build.mutation<
      CreatedFundingAccount,
      { account: SecretHandle<FundingAccountForOnePayment>; idempotencyKey: string; linkAuth: boolean }
    >({
      query: ({ account, idempotencyKey, linkAuth }) =>
        paymentCall('POST fundingaccounts', {
          body: account,
          answer: createdFundingAccountSchema,
          idempotencyKey,
          linkAuth,
          timeoutMs: ACCOUNT_CALL_TIMEOUT_MS,
        }),
      extraOptions: { shownBy: 'form' },
    }),
    /** Looks up the outcome of a create request whose response was lost, by its idempotency key. */
    lookUpFundingAccountOutcome: build.mutation<FundingAccountOutcome, string>({
      query: (key) =>
        paymentCall('GET fundingaccounts/{key}', {
          params: { key },
          answer: fundingAccountOutcomeSchema,
          timeoutMs: ACCOUNT_CALL_TIMEOUT_MS,
          linkAuth: true,
        }),
      extraOptions: { shownBy: 'step' }, // No toast: the form whose request was lost reports the outcome.
    }),
  }),
});

export const { useKeepFundingAccountMutation, useCreateFundingAccountMutation, useLookUpFundingAccountOutcomeMutation } =
  newFundingAccountApi;
