import { exactOptional, fallback, literal, object, picklist, string, variant } from 'valibot';

import type { FeePaymentOutcome, PaymentOutcome } from '#contract/payment.ts';
import { paymentMethodShape } from '#lending/methods/methodShapes.ts';
import { dateOnly, essential, money, utcInstant, words, type ShapeOf } from '#platform/api/answers/shapes.ts';

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
/** A reason that this build does not know is told in general words. */
const reason = fallback(
  picklist([
    'insufficientFunds',
    'cardDeclined',
    'cardExpired',
    'securityCodeWrong',
    'accountClosed',
    'accountNotFound',
    'bankRefused',
  ]),
  'bankRefused',
);

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
