import { paymentOutcomeSchema, type DeclineReason as SentReason } from '#contract/payment.ts';
import type { OrUnknown } from '#domain/unreadable.ts';
import type { AsRead } from '#platform/api/answers/asRead.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

/** As the portal reads them: a reason may be one that it has no words for. */
export type DeclineReason = OrUnknown<SentReason>;
export type PaymentOutcome = AsRead<typeof paymentOutcomeSchema>;

/** After this long without an answer a payment counts as unknown, and the portal asks what became of it. */
export const PAYMENT_TIMEOUT_MS = 30_000;

export const paymentOutcomeApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** What became of a payment, as the payment API has it. */
    getPaymentOutcome: build.query<PaymentOutcome, string>({
      query: (key) =>
        paymentCall('GET guestpayment/{key}', {
          params: { key },
          answer: paymentOutcomeSchema,
          timeoutMs: PAYMENT_TIMEOUT_MS,
          bringsRight: true,
        }),
      providesTags: ['PaymentOutcome'],
      extraOptions: { shownBy: 'step' }, // of a payment, which is told on every page; its own page has a panel
    }),
  }),
});

export const { useGetPaymentOutcomeQuery } = paymentOutcomeApi;
export const { getPaymentOutcome } = paymentOutcomeApi.endpoints;
