/** Loans on a borrower's list. What is not there does not exist for them. */
import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import { isUuid } from '../../base/wire/formats.ts';
import type { LoanOfficerTable } from '../officers/tables.ts';
import type { BorrowerTable } from '../people/tables.ts';
import type { LoanBorrowerTable, LoanTable } from './tables.ts';

/** A person on a loan, by its papers. */
type LoanPerson = Pick<BorrowerTable, 'first_name' | 'last_name' | 'email'> & Pick<LoanBorrowerTable, 'loan_identifier' | 'role'>;

export interface OwnedLoan {
  loan: LoanTable;
  /** The borrower first, then co-borrowers. */
  people: LoanPerson[];
  officer: LoanOfficerTable | null;
}

/** Every loan of a borrower, in the order in which they came to their list. */
export const loansOf = (database: Kysely<Database>, borrowerId: string): Promise<OwnedLoan[]> =>
  ownedLoans(database, borrowerId, {});

/** One loan of a borrower by number or identifier; null when there is none or it is somebody else's. */
export async function loanOf(
  database: Kysely<Database>,
  borrowerId: string,
  which: { loanNumber: string } | { loanIdentifier: string },
): Promise<OwnedLoan | null> {
  if ('loanIdentifier' in which && !isUuid(which.loanIdentifier)) return null;
  const [found] = await ownedLoans(database, borrowerId, which);
  return found ?? null;
}

/** Takes a loan off a borrower's list. What was begun with it goes on to its end. False when it was not there. */
export async function removeFromList(database: Kysely<Database>, borrowerId: string, loanIdentifier: string): Promise<boolean> {
  if (!isUuid(loanIdentifier)) return false;
  const removed = await database
    .deleteFrom('loan_list')
    .where('borrower_id', '=', borrowerId)
    .where('loan_identifier', '=', loanIdentifier)
    .returning('position')
    .executeTakeFirst();
  return removed !== undefined;
}

async function ownedLoans(
  database: Kysely<Database>,
  borrowerId: string,
  { loanNumber, loanIdentifier }: { loanNumber?: string; loanIdentifier?: string },
): Promise<OwnedLoan[]> {
  const owned = database
    .selectFrom('loan')
    .innerJoin('loan_list as mine', 'mine.loan_identifier', 'loan.loan_identifier')
    .where('mine.borrower_id', '=', borrowerId)
    .$if(loanNumber !== undefined, (query) => query.where('loan.loan_number', '=', loanNumber ?? ''))
    .$if(loanIdentifier !== undefined, (query) => query.where('loan.loan_identifier', '=', loanIdentifier ?? ''));

  const loans = await owned.selectAll('loan').orderBy('mine.position').execute();
  if (loans.length === 0) return [];
  const people = await database
    .selectFrom('loan_borrower')
    .innerJoin('borrower', 'borrower.borrower_id', 'loan_borrower.borrower_id')
    .select(['loan_borrower.loan_identifier', 'role', 'first_name', 'last_name', 'email'])
    .where('loan_borrower.loan_identifier', 'in', owned.select('loan.loan_identifier'))
    .orderBy('role')
    .orderBy('position')
    .execute();

  const officers = await database
    .selectFrom('loan_officer')
    .selectAll()
    .where('user_identifier', 'in', owned.select('loan.officer_identifier'))
    .execute();

  const byIdentifier = new Map(officers.map((officer) => [officer.user_identifier, officer]));
  const byLoan = new Map<string, LoanPerson[]>(loans.map((loan) => [loan.loan_identifier, []]));
  for (const person of people) byLoan.get(person.loan_identifier)?.push(person);
  return loans.map((loan) => ({
    loan,
    people: byLoan.get(loan.loan_identifier) ?? [],
    officer: byIdentifier.get(loan.officer_identifier ?? '') ?? null,
  }));
}
