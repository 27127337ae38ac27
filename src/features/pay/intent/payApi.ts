import type { FeePaymentRequest } from '#contract/fees.ts';
import type { FeePaymentOutcome, GuestPaymentRequest, PaymentOutcome } from '#contract/payment.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { Sealed } from '#platform/api/sealed.ts';

import { feePaymentOutcomeShape, paymentOutcomeShape } from './outcomeShapes.ts';

/** After this long without an answer a payment counts as unknown, and the portal asks what became of it. */
const PAYMENT_TIMEOUT_MS = 30_000;

/** Sealed, because a ticket or the token of a link may be in it. */
interface Payment<Request> {
  request: Sealed<Request>;
  idempotencyKey: string;
  bringsRight: boolean;
}

const payApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pays. The same `idempotencyKey` never pays twice. */
    makePayment: build.mutation<PaymentOutcome, Payment<GuestPaymentRequest>>({
      query: ({ request, idempotencyKey, bringsRight }) =>
        paymentCall('POST guestpayment', {
          body: request,
          shape: paymentOutcomeShape,
          idempotencyKey,
          asksFirst: true,
          bringsRight,
          timeoutMs: PAYMENT_TIMEOUT_MS,
        }),
      extraOptions: { quiet: true },
    }),
    /** What became of a payment, as the payment API has it. */
    getPaymentOutcome: build.query<PaymentOutcome, string>({
      query: (key) =>
        paymentCall('GET guestpayment/{key}', {
          params: { key },
          shape: paymentOutcomeShape,
          timeoutMs: PAYMENT_TIMEOUT_MS,
          bringsRight: true,
        }),
      providesTags: ['PaymentOutcome'],
      extraOptions: { quiet: true },
    }),
    /** Pays a fee, which is possible only once. */
    makeFeePayment: build.mutation<FeePaymentOutcome, Payment<FeePaymentRequest>>({
      query: ({ request, idempotencyKey, bringsRight }) =>
        paymentCall('POST feepayment', {
          body: request,
          shape: feePaymentOutcomeShape,
          idempotencyKey,
          asksFirst: true,
          bringsRight,
          timeoutMs: PAYMENT_TIMEOUT_MS,
        }),
      extraOptions: { quiet: true },
    }),
    /** What became of a fee's payment. */
    getFeeOutcome: build.query<FeePaymentOutcome, string>({
      query: (key) =>
        paymentCall('GET feepayment/{key}', {
          params: { key },
          shape: feePaymentOutcomeShape,
          timeoutMs: PAYMENT_TIMEOUT_MS,
          bringsRight: true,
        }),
      providesTags: ['PaymentOutcome'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetPaymentOutcomeQuery, useGetFeeOutcomeQuery } = payApi;
export const { makePayment, getPaymentOutcome, makeFeePayment, getFeeOutcome } = payApi.endpoints;
export const { upsertQueryEntries } = payApi.util;
