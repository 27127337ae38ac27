import { literal, object, variant } from 'valibot';

import type { CreatedFundingAccount, FundingAccountOutcome, PaymentMethod, PaymentMethodType } from '#contract/payment.ts';
import { essential, knownCode, words, type ShapeOf } from '#platform/api/answers/shapes.ts';

const method = {
  type: knownCode<PaymentMethodType>({ ACH: true, DEBIT: true }),
  issuerName: words,
  lastFour: words,
  accountHolderName: words,
};

export const paymentMethodShape: ShapeOf<PaymentMethod> = object(method);

export const createdFundingAccountShape: ShapeOf<CreatedFundingAccount> = object({ id: essential, ...method });

export const fundingAccountOutcomeShape: ShapeOf<FundingAccountOutcome> = variant('state', [
  object({ key: essential, state: literal('none') }),
  object({ key: essential, state: literal('running') }),
  object({ key: essential, state: literal('succeeded'), account: object({ id: essential, ...method }) }),
]);
