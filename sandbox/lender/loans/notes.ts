/** Remaining balance and payment of a loan, calculated from its note. */
import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import { balanceAfter, levelPayment } from '../rates/loanMath.ts';
import type { LoanTable, LoanNoteTable } from './tables.ts';

interface LoanTerms {
  note: LoanNoteTable;
  paymentCents: number;
  /** Scheduled balance after all installments before the oldest unpaid one. */
  balanceCents: number;
}

/** Returns the terms of a loan, or null when its note is not stored or it is paid off. */
export async function loanTerms(
  database: Kysely<Database>,
  { loan_identifier, due_date }: Pick<LoanTable, 'loan_identifier' | 'due_date'>,
): Promise<LoanTerms | null> {
  const note = await database
    .selectFrom('loan_note')
    .selectAll()
    .where('loan_identifier', '=', loan_identifier)
    .executeTakeFirst();
  if (note === undefined) return null;
  const paid = Math.max(0, monthNumber(due_date) - monthNumber(note.first_due_on));
  if (paid >= note.term_months) return null;
  const [cents, rate, months] = [note.original_cents, note.rate / 1000, note.term_months];
  return { note, paymentCents: levelPayment(cents, rate, months), balanceCents: balanceAfter(cents, rate, months, paid) };
}

/** Months since year 0, so that two of them can be subtracted. */
function monthNumber(day: string): number {
  const [year = NaN, month = NaN] = day.split('-').map(Number);
  return year * 12 + month;
}
