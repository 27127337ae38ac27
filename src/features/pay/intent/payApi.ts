import type { FeePaymentRequest } from '#contract/fees.ts';
import { feePaymentOutcomeSchema, paymentOutcomeSchema, type GuestPaymentRequest } from '#contract/payment.ts';
import { PAYMENT_TIMEOUT_MS, paymentOutcomeApi, type PaymentOutcome } from '#lending/payments/paymentOutcomeApi.ts';
import type { AsRead } from '#platform/api/answers/asRead.ts';
import { paymentCall } from '#platform/api/calls.ts';
import type { Sealed } from '#platform/api/sealed.ts';

/** As the portal reads it. */
export type FeePaymentOutcome = AsRead<typeof feePaymentOutcomeSchema>;

/** Sealed, because a ticket or the token of a link may be in it. */
interface Payment<Request> {
  request: Sealed<Request>;
  idempotencyKey: string;
  bringsRight: boolean;
}

const payApi = paymentOutcomeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pays. The same `idempotencyKey` never pays twice. */
    makePayment: build.mutation<PaymentOutcome, Payment<GuestPaymentRequest>>({
      query: ({ request, idempotencyKey, bringsRight }) =>
        paymentCall('POST guestpayment', {
          body: request,
          answer: paymentOutcomeSchema,
          idempotencyKey,
          asksFirst: true,
          bringsRight,
          timeoutMs: PAYMENT_TIMEOUT_MS,
        }),
      extraOptions: { shownBy: 'step' }, // its outcome is asked for on every page, until it is known
    }),
    /** Pays a fee, which is possible only once. */
    makeFeePayment: build.mutation<FeePaymentOutcome, Payment<FeePaymentRequest>>({
      query: ({ request, idempotencyKey, bringsRight }) =>
        paymentCall('POST feepayment', {
          body: request,
          answer: feePaymentOutcomeSchema,
          idempotencyKey,
          asksFirst: true,
          bringsRight,
          timeoutMs: PAYMENT_TIMEOUT_MS,
        }),
      extraOptions: { shownBy: 'step' }, // the same
    }),
    /** What became of a fee's payment. */
    getFeeOutcome: build.query<FeePaymentOutcome, string>({
      query: (key) =>
        paymentCall('GET feepayment/{key}', {
          params: { key },
          answer: feePaymentOutcomeSchema,
          timeoutMs: PAYMENT_TIMEOUT_MS,
          bringsRight: true,
        }),
      providesTags: ['PaymentOutcome'],
      extraOptions: { shownBy: 'step' }, // it is the question of the same; its own page has a panel
    }),
  }),
});

export const { useGetFeeOutcomeQuery } = payApi;
export const { makePayment, makeFeePayment, getFeeOutcome } = payApi.endpoints;
export const { upsertQueryEntries } = payApi.util;
