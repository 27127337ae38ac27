import { exactOptional, nullable, object, string } from 'valibot';

import { loanServicingSchema } from '#contract/borrower/loans.ts';
import type { ServicingTransfer } from '#contract/guests.ts';
import type { LoanFound as SentLoanFound } from '#contract/payment.ts';
import { asRead } from '#platform/api/answers/asRead.ts';
import {
  dateOnly,
  essential,
  knownCode,
  orNull,
  wholeList,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

import type { LoanServicing } from './loanShapes.ts';

/** As the portal reads it. */
export interface LoanFound extends Omit<SentLoanFound, 'servicing'> {
  servicing: LoanServicing;
}

/** A loan that is to be paid, and who takes the payment. */
export const loanFoundShape: ShapeOf<LoanFound> = object({
  loanIdentifier: essential,
  servicing: asRead(loanServicingSchema),
  // Who takes the money has to be certain.
  paidAt: exactOptional(
    knownCode<NonNullable<SentLoanFound['paidAt']>>({ LENDER: true, DMI: true, SPECIAL_SERVICING: true, NEW_SERVICER: true }),
  ),
  servicer: exactOptional(
    orNull(
      // A check that is sent to an address without one of its lines does not arrive.
      object({ name: words, phone: words, hours: words, website: wordsOrNull, mailTo: wholeList(string()) }),
    ),
  ),
  // Null says that the loan stays.
  transfer: exactOptional(
    nullable(
      object({
        state: knownCode<ServicingTransfer['state']>({ ahead: true, done: true }),
        effectiveDate: dateOnly,
        firstPaymentDueDate: orNull(dateOnly),
        protectedThrough: dateOnly,
      }),
    ),
  ),
  receiptEmailHint: exactOptional(wordsOrNull),
});
