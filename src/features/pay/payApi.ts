import type { GuestPaymentRequest, PaymentOutcome } from '#contract/payment.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

/** After this long without an answer a payment counts as unknown, and the portal asks what became of it. */
const PAYMENT_TIMEOUT_MS = 30_000;

const payApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useGetPaymentOutcomeQuery } = payApi;
export const { makePayment, getPaymentOutcome } = payApi.endpoints;
export const { upsertQueryEntries } = payApi.util;
