/** Loans on a borrower's list. For the borrower, all other loans do not exist. */
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Database } from '../../base/db/database.ts';
import { isUuid } from '../../base/wire/formats.ts';
import type { LoanOfficerTable } from '../officers/tables.ts';
import type { LoanBorrowerTable, LoanTable, BorrowerTable } from './tables.ts';

/** A person on a loan according to its documents. */
type LoanPerson = Pick<BorrowerTable, 'first_name' | 'last_name' | 'email'> & Pick<LoanBorrowerTable, 'role'>;

export interface ListedLoan {
  loan: LoanTable;
  /** The borrower first, then co-borrowers. */
  people: LoanPerson[];
  officer: LoanOfficerTable | null;
}

/** Returns every loan of a borrower, in the order in which they were added to the list. */
export const listLoans = (database: Kysely<Database>, borrowerId: string): Promise<ListedLoan[]> =>
  queryListedLoans(database, borrowerId, {});

/** Returns one of the borrower's loans by number or identifier, or null when it does not exist or belongs to somebody else. */
export async function findLoan(
  database: Kysely<Database>,
  borrowerId: string,
  which: { loanNumber: string } | { loanIdentifier: string },
): Promise<ListedLoan | null> {
  if ('loanIdentifier' in which && !isUuid(which.loanIdentifier)) return null;
  const [found] = await queryListedLoans(database, borrowerId, which);
  return found ?? null;
}

/** Payments already in progress are not affected. Returns false when the loan was not on the list. */
export async function removeLoanFromList(
  database: Kysely<Database>,
  borrowerId: string,
  loanIdentifier: string,
): Promise<boolean> {
  if (!isUuid(loanIdentifier)) return false;
  const removed = await database
    .deleteFrom('loan_list')
    .where('borrower_id', '=', borrowerId)
    .where('loan_identifier', '=', loanIdentifier)
    .returning('position')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Reads everything in one query, because each query costs more than the data it returns. */
const queryListedLoans = (
  database: Kysely<Database>,
  borrowerId: string,
  { loanNumber, loanIdentifier }: { loanNumber?: string; loanIdentifier?: string },
): Promise<ListedLoan[]> =>
  database
    .selectFrom('loan_list as mine')
    .innerJoin('loan', 'loan.loan_identifier', 'mine.loan_identifier')
    .leftJoin('loan_officer as officer', 'officer.user_identifier', 'loan.officer_identifier')
    .where('mine.borrower_id', '=', borrowerId)
    .$if(loanNumber !== undefined, (query) => query.where('loan.loan_number', '=', loanNumber ?? ''))
    .$if(loanIdentifier !== undefined, (query) => query.where('loan.loan_identifier', '=', loanIdentifier ?? ''))
    .select((one) => [
      one.fn.toJson('loan').as('loan'),
      one.fn.toJson('officer').$castTo<LoanOfficerTable | null>().as('officer'), // a left join returns the whole row or null
      jsonArrayFrom(
        one
          .selectFrom('loan_borrower')
          .innerJoin('borrower', 'borrower.borrower_id', 'loan_borrower.borrower_id')
          .select(['loan_borrower.role', 'borrower.first_name', 'borrower.last_name', 'borrower.email'])
          .whereRef('loan_borrower.loan_identifier', '=', 'loan.loan_identifier')
          .orderBy('loan_borrower.role')
          .orderBy('loan_borrower.position'),
      ).as('people'),
    ])
    .orderBy('mine.position')
    .execute();
