import { exactOptional, literal, object, string, variant } from 'valibot';

import type {
  DeclineReason as SentReason,
  FeePaymentOutcome as SentFeeOutcome,
  PaymentOutcome as SentOutcome,
} from '#contract/payment.ts';
import type { OrUnknown } from '#domain/unreadable.ts';
import { paymentMethodShape } from '#lending/methods/methodShapes.ts';
import { codeOf, dateOnly, essential, money, utcInstant, words, type ShapeOf } from '#platform/api/answers/shapes.ts';

const receipt = {
  transactionIdentifier: essential,
  amount: money,
  loanNumberLastFour: words,
  method: paymentMethodShape,
  receivedAtUtc: utcInstant,
  creditedOn: dateOnly,
  email: words,
  authorizationText: words,
};

const none = object({ key: essential, state: literal('none') });
const running = object({ key: essential, state: literal('running') });
const reason = codeOf<SentReason>({
  insufficientFunds: true,
  cardDeclined: true,
  cardExpired: true,
  securityCodeWrong: true,
  accountClosed: true,
  accountNotFound: true,
  bankRefused: true,
});

/** As the portal reads them: a reason may be one that it has no words for. */
export type DeclineReason = OrUnknown<SentReason>;
type WithReason<Outcome> = Outcome extends { reason: SentReason } ? Omit<Outcome, 'reason'> & { reason: DeclineReason } : Outcome;
export type PaymentOutcome = WithReason<SentOutcome>;
export type FeePaymentOutcome = WithReason<SentFeeOutcome>;

export const paymentOutcomeShape: ShapeOf<PaymentOutcome> = variant('state', [
  none,
  running,
  object({
    key: essential,
    state: literal('succeeded'),
    receipt: object({
      ...receipt,
      loanIdentifier: essential,
      dueDate: exactOptional(dateOnly),
      property: exactOptional(string()),
      nextPayment: exactOptional(object({ amount: money, dueDate: dateOnly })),
    }),
  }),
  object({ key: essential, state: literal('failed'), loanIdentifier: essential, reason }),
]);

export const feePaymentOutcomeShape: ShapeOf<FeePaymentOutcome> = variant('state', [
  none,
  running,
  object({
    key: essential,
    state: literal('succeeded'),
    receipt: object({ ...receipt, feePaymentIdentifier: essential, type: words }),
  }),
  object({ key: essential, state: literal('failed'), reason }),
]);
