/** Seeds the note (rate, amount and term) of every seeded loan but one. */
import { addMonths } from '../../base/clock/calendar.ts';
import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { LoanTable, LoanNoteTable } from '../loans/tables.ts';
import { loanAmountForPayment, levelPayment } from '../rates/loanMath.ts';
import { itemInCycle } from './seededBorrower.ts';

type NoteTerms = Pick<LoanNoteTable, 'rate' | 'term_months' | 'mortgage_type' | 'property_usage' | 'property_type'>;

/** The "paid ahead" loan has no note, so that the page for a loan without one can be seen. */
const LOAN_NUMBER_WITHOUT_NOTE = '3100040606';

/** Offset that makes the loan ending in 0101 the first in each list below. */
const CYCLE_INDEX_OFFSET = 10_800 - 101;

const NOTE_RATES = [6500, 6875, 7125, 6250, 7000, 5875, 6750, 4250];

const PROPERTY_USAGES: NoteTerms['property_usage'][] = ['primaryHome', 'primaryHome', 'primaryHome', 'secondHome', 'investment'];

const PROPERTY_TYPES: NoteTerms['property_type'][] = ['singleFamily', 'singleFamily', 'condo', 'townhouse', 'twoToFourUnits'];

/** Index of a loan in the lists that are cycled through. */
const cycleIndexOf = (loanNumber: string): number => Number(loanNumber.slice(-4)) + CYCLE_INDEX_OFFSET;

/** Returns the terms of a loan's note, or null for the loan without a note. Every ninth loan runs 15 years. */
function noteTerms(loanNumber: string): NoteTerms | null {
  if (loanNumber === LOAN_NUMBER_WITHOUT_NOTE) return null;
  const place = cycleIndexOf(loanNumber);
  const isShort = place % 9 === 4;
  return {
    rate: itemInCycle(NOTE_RATES, place) - (isShort ? 625 : 0),
    term_months: isShort ? 180 : 360,
    mortgage_type: isShort ? 'fixed15' : 'fixed30',
    property_usage: itemInCycle(PROPERTY_USAGES, place),
    property_type: itemInCycle(PROPERTY_TYPES, place),
  };
}

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
