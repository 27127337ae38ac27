/** Seeds the notes: rate, amount and term of every seeded loan but one. */
import { addMonths } from '../../base/clock/calendar.ts';
import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { LoanNoteTable } from '../loans/noteTables.ts';
import type { LoanTable } from '../loans/tables.ts';
import { amountOfPayment, levelPayment } from '../rates/loanMath.ts';
import { cycle } from './situation.ts';

/** Paid ahead, and its note is not kept: the page that says so can be seen. */
const WITHOUT_NOTE = '3100040606';

/** So that the loan ending in 0101 comes first in every list below. */
const BEFORE_THE_FIRST = 10_800 - 101;

const RATES = [6500, 6875, 7125, 6250, 7000, 5875, 6750, 4250];
const USAGES: LoanNoteTable['property_usage'][] = ['primaryHome', 'primaryHome', 'primaryHome', 'secondHome', 'investment'];
const TYPES: LoanNoteTable['property_type'][] = ['singleFamily', 'singleFamily', 'condo', 'townhouse', 'twoToFourUnits'];

/** Every ninth runs 15 years. What was borrowed follows from the installment, so that the two agree to the cent. */
function noteOf(
  loan: Pick<
    LoanTable,
    'loan_identifier' | 'loan_number' | 'due_date' | 'due_day' | 'first_payment_due_date' | 'principal_interest_cents'
  >,
): LoanNoteTable {
  const place = Number(loan.loan_number.slice(-4)) + BEFORE_THE_FIRST;
  const isShort = place % 9 === 4;
  const termMonths = isShort ? 180 : 360;
  const rate = cycle(RATES, place) - (isShort ? 625 : 0);
  const paid = loan.first_payment_due_date === null ? 24 + (place % 48) : 0;
  return {
    loan_identifier: loan.loan_identifier,
    rate,
    original_cents: borrowed(loan.principal_interest_cents, rate / 1000, termMonths),
    term_months: termMonths,
    first_due_on: addMonths(loan.due_date, -paid, loan.due_day),
    mortgage_type: isShort ? 'fixed15' : 'fixed30',
    property_usage: cycle(USAGES, place),
    property_type: cycle(TYPES, place),
  };
}

/** The roundest amount whose payment this is. */
function borrowed(paymentCents: number, rate: number, months: number): number {
  const exact = amountOfPayment(paymentCents, rate, months);
  const rounded = [100_000, 10_000, 1000, 100].map((unit) => Math.round(exact / unit) * unit);
  return rounded.find((cents) => levelPayment(cents, rate, months) === paymentCents) ?? exact;
}

export const seedNotes: Seed = async (transaction) => {
  const loans = await transaction
    .selectFrom('loan')
    .select(['loan_identifier', 'loan_number', 'due_date', 'due_day', 'first_payment_due_date', 'principal_interest_cents'])
    .where('loan_number', '<>', WITHOUT_NOTE)
    .execute();
  await insertAll(transaction, 'loan_note', loans.map(noteOf));
};
