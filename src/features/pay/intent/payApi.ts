import type { FeePaymentRequest } from '#contract/fees.ts';
import { feePaymentOutcomeSchema, paymentOutcomeSchema, type GuestPaymentRequest } from '#contract/payment.ts';
import { PAYMENT_TIMEOUT_MS, paymentOutcomeApi, type PaymentOutcome } from '#lending/payments/paymentOutcomeApi.ts';
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { paymentCall } from '#platform/api/calls.ts';
import type { SecretHandle } from '#platform/api/secretVault.ts';

export type FeePaymentOutcome = TolerantOutput<typeof feePaymentOutcomeSchema>;

/** Request to pay. It is sealed, because it may contain a ticket or the token of a link, which must not reach the store. */
interface PaymentArgs<Request> {
  request: SecretHandle<Request>;
  idempotencyKey: string;
  linkAuth: boolean;
}

const payApi = paymentOutcomeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sending the same `idempotencyKey` again never pays twice. */
    makePayment: build.mutation<PaymentOutcome, PaymentArgs<GuestPaymentRequest>>({
      query: ({ request, idempotencyKey, linkAuth }) =>
        paymentCall('POST guestpayment', {
          body: request,
          answer: paymentOutcomeSchema,
          idempotencyKey,
          requiresOutcomeCheck: true,
          linkAuth,
          timeoutMs: PAYMENT_TIMEOUT_MS,
        }),
      extraOptions: { shownBy: 'step' }, // no error toast: the outcome is polled until it is known, whichever page is open
    }),
    /** A fee can be paid only once. */
    makeFeePayment: build.mutation<FeePaymentOutcome, PaymentArgs<FeePaymentRequest>>({
      query: ({ request, idempotencyKey, linkAuth }) =>
        paymentCall('POST feepayment', {
          body: request,
          answer: feePaymentOutcomeSchema,
          idempotencyKey,
          requiresOutcomeCheck: true,
          linkAuth,
          timeoutMs: PAYMENT_TIMEOUT_MS,
        }),
      extraOptions: { shownBy: 'step' }, // no error toast, as for `makePayment`
    }),
    getFeeOutcome: build.query<FeePaymentOutcome, string>({
      query: (key) =>
        paymentCall('GET feepayment/{key}', {
          params: { key },
          answer: feePaymentOutcomeSchema,
          timeoutMs: PAYMENT_TIMEOUT_MS,
          linkAuth: true,
        }),
      providesTags: ['PaymentOutcome'],
      extraOptions: { shownBy: 'step' }, // shown by the payment step that polls it; the outcome page has its own error panel
    }),
  }),
});

export const { useGetFeeOutcomeQuery } = payApi;
export const { makePayment, makeFeePayment, getFeeOutcome } = payApi.endpoints;
export const { upsertQueryEntries } = payApi.util;
