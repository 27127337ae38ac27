import { paymentOutcomeSchema, type DeclineReason as SentReason } from '#contract/payment.ts';
import type { OrUnknown } from '#domain/unreadable.ts';
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

/** Response types as the portal parses them: a decline reason that this build does not know becomes `unknown`. */
export type DeclineReason = OrUnknown<SentReason>;
export type PaymentOutcome = TolerantOutput<typeof paymentOutcomeSchema>;

/** After this time a payment request counts as lost. Its outcome is then unknown, and the portal looks it up. */
export const PAYMENT_TIMEOUT_MS = 30_000;

export const paymentOutcomeApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentOutcome: build.query<PaymentOutcome, string>({
      query: (key) =>
        paymentCall('GET guestpayment/{key}', {
          params: { key },
          answer: paymentOutcomeSchema,
          timeoutMs: PAYMENT_TIMEOUT_MS,
          linkAuth: true,
        }),
      providesTags: ['PaymentOutcome'],
      extraOptions: { shownBy: 'step' }, // No toast: the page that requested the outcome reports a failure itself.
    }),
  }),
});

export const { useGetPaymentOutcomeQuery } = paymentOutcomeApi;
export const { getPaymentOutcome } = paymentOutcomeApi.endpoints;
