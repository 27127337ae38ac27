import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

import { paymentOutcomeShape, type PaymentOutcome } from './outcomeShapes.ts';

/** After this long without an answer a payment counts as unknown, and the portal asks what became of it. */
export const PAYMENT_TIMEOUT_MS = 30_000;

export const paymentOutcomeApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
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
      extraOptions: { quiet: 'asStep' },
    }),
  }),
});

export const { useGetPaymentOutcomeQuery } = paymentOutcomeApi;
export const { getPaymentOutcome } = paymentOutcomeApi.endpoints;
