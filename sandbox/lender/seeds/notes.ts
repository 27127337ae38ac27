/** Seeds the note (rate, amount and term) of every seeded loan but one. */
import { addMonths } from '../../base/clock/calendar.ts';
import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { LoanNoteTable } from '../loans/noteTables.ts';
import type { LoanTable } from '../loans/tables.ts';
import { loanAmountForPayment, levelPayment } from '../rates/loanMath.ts';
import { noteTerms, cycleIndexOf } from './noteTerms.ts';

/** The loan amount is calculated from the installment, so that the two agree to the cent. */
function noteOf(
  loan: Pick<
    LoanTable,
    'loan_identifier' | 'loan_number' | 'due_date' | 'due_day' | 'first_payment_due_date' | 'principal_interest_cents'
  >,
): LoanNoteTable[] {
  const terms = noteTerms(loan.loan_number);
  if (terms === null) return [];
  const paid = loan.first_payment_due_date === null ? 24 + (cycleIndexOf(loan.loan_number) % 48) : 0;
  return [
    {
      ...terms,
      loan_identifier: loan.loan_identifier,
      original_cents: roundLoanAmount(loan.principal_interest_cents, terms.rate / 1000, terms.term_months),
      first_due_on: addMonths(loan.due_date, -paid, loan.due_day),
    },
  ];
}

/** Returns the roundest loan amount that has exactly this payment. */
function roundLoanAmount(paymentCents: number, rate: number, months: number): number {
  const exact = loanAmountForPayment(paymentCents, rate, months);
  const rounded = [100_000, 10_000, 1000, 100].map((unit) => Math.round(exact / unit) * unit);
  return rounded.find((cents) => levelPayment(cents, rate, months) === paymentCents) ?? exact;
}

export const seedNotes: Seed = async (transaction) => {
  const loans = await transaction
    .selectFrom('loan')
    .select(['loan_identifier', 'loan_number', 'due_date', 'due_day', 'first_payment_due_date', 'principal_interest_cents'])
    .execute();
  await insertAll(transaction, 'loan_note', loans.flatMap(noteOf));
};
