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
import type { Sealed } from '#platform/api/sealed.ts';

/** After this long without an answer, the portal asks what became of the key. */
const TIMEOUT_MS = 30_000;

const newFundingAccountApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps a new method with the customer. `account` holds the sealed body with `action: "create"`. */
    keepFundingAccount: build.mutation<
      CreatedFundingAccount,
      { customerIdentifier: string; account: Sealed<CustomerAction>; idempotencyKey: string }
    >({
      query: ({ customerIdentifier, account, idempotencyKey }) =>
        paymentCall('POST customers/{customerIdentifier}', {
          params: { customerIdentifier },
          body: account,
          answer: createdFundingAccountSchema,
          idempotencyKey,
          timeoutMs: TIMEOUT_MS,
        }),
      extraOptions: { shownBy: 'form' },
    }),
    /** A funding account for one payment only. */
    createFundingAccount: build.mutation<
      CreatedFundingAccount,
      { account: Sealed<FundingAccountForOnePayment>; idempotencyKey: string; bringsRight: boolean }
    >({
      query: ({ account, idempotencyKey, bringsRight }) =>
        paymentCall('POST fundingaccounts', {
          body: account,
          answer: createdFundingAccountSchema,
          idempotencyKey,
          bringsRight,
          timeoutMs: TIMEOUT_MS,
        }),
      extraOptions: { shownBy: 'form' },
    }),
    /** What became of a funding account whose answer was lost. */
    askFundingAccountOutcome: build.mutation<FundingAccountOutcome, string>({
      query: (key) =>
        paymentCall('GET fundingaccounts/{key}', {
          params: { key },
          answer: fundingAccountOutcomeSchema,
          timeoutMs: TIMEOUT_MS,
          bringsRight: true,
        }),
      extraOptions: { shownBy: 'step' }, // the question after one of these, whose form tells
    }),
  }),
});

export const { useKeepFundingAccountMutation, useCreateFundingAccountMutation, useAskFundingAccountOutcomeMutation } =
  newFundingAccountApi;
