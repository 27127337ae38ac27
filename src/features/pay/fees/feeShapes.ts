import { object } from 'valibot';

import type { FeeFound } from '#contract/fees.ts';
import { essential, knownCode, money, words, wordsOrNull, type ShapeOf } from '#platform/api/answers/shapes.ts';

export const feeFoundShape: ShapeOf<FeeFound> = object({
  state: knownCode<FeeFound['state']>({ due: true, paid: true, cancelled: true }),
  fee: object({
    amount: money,
    borrowerEmail: words,
    feePaymentIdentifier: essential,
    firstName: words,
    lastName: words,
    loEmail: words,
    loPhone: words,
    loanNumber: words,
    token: words,
    transactionIdentifier: wordsOrNull,
    type: words,
    addressLine1: words,
    addressCity: words,
    addressState: words,
    addressZip1: words,
    updatedAtUtc: words,
    writtenAtUtc: words,
  }),
});
