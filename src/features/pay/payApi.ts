import type {
  CreatedFundingAccount,
  FundingAccountOutcome,
  GuestPaymentRequest,
  NewFundingAccount,
  PaymentOutcome,
} from '#contract/payment.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { Sealed } from '#platform/api/sealed.ts';

/** After this long without an answer a payment counts as unknown, and the portal asks what became of it. */
const PAYMENT_TIMEOUT_MS = 30_000;

const payApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** A funding account for one payment only. */
    createFundingAccount: build.mutation<CreatedFundingAccount, { account: Sealed<NewFundingAccount>; idempotencyKey: string }>({
      query: ({ account, idempotencyKey }) => paymentCall('POST fundingaccounts', { body: account, idempotencyKey }),
      extraOptions: { quiet: true },
    }),
    /** What became of a funding account whose answer was lost. */
    askFundingAccountOutcome: build.mutation<FundingAccountOutcome, string>({
      query: (key) => paymentCall('GET fundingaccounts/{key}', { params: { key } }),
      extraOptions: { quiet: true },
    }),
    /** Pays. The same `idempotencyKey` never pays twice. */
    makePayment: build.mutation<PaymentOutcome, { request: GuestPaymentRequest; idempotencyKey: string }>({
      query: ({ request, idempotencyKey }) =>
        paymentCall('POST guestpayment', { body: request, idempotencyKey, timeoutMs: PAYMENT_TIMEOUT_MS }),
      extraOptions: { quiet: true },
    }),
    /** What became of a payment, as the payment API has it. */
    getPaymentOutcome: build.query<PaymentOutcome, string>({
      query: (key) => paymentCall('GET guestpayment/{key}', { params: { key }, timeoutMs: PAYMENT_TIMEOUT_MS }),
      providesTags: ['PaymentOutcome'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useCreateFundingAccountMutation, useAskFundingAccountOutcomeMutation, useGetPaymentOutcomeQuery } = payApi;
export const { makePayment, getPaymentOutcome } = payApi.endpoints;
export const { upsertQueryEntries } = payApi.util;
