import { exactOptional, object, picklist, string } from 'valibot';

import type { LoanFound } from '#contract/payment.ts';
import { dateOnly, essential, listOf, orNull, words, wordsOrNull, type ShapeOf } from '#platform/api/answers/shapes.ts';

import { loanServicingShape } from './loanShapes.ts';

/** A loan that is to be paid, and who takes the payment. */
export const loanFoundShape: ShapeOf<LoanFound> = object({
  loanIdentifier: essential,
  servicing: loanServicingShape,
  paidAt: exactOptional(picklist(['LENDER', 'DMI', 'SPECIAL_SERVICING', 'NEW_SERVICER'])),
  servicer: exactOptional(
    orNull(object({ name: words, phone: words, hours: words, website: wordsOrNull, mailTo: listOf(string()) })),
  ),
  transfer: exactOptional(
    orNull(
      object({
        state: picklist(['ahead', 'done']),
        effectiveDate: dateOnly,
        firstPaymentDueDate: orNull(dateOnly),
        protectedThrough: dateOnly,
      }),
    ),
  ),
  receiptEmailHint: exactOptional(wordsOrNull),
});
