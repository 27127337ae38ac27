/** Loans on a borrower's list. What is not there does not exist for them. */
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Database } from '../../base/db/database.ts';
import { isUuid } from '../../base/wire/formats.ts';
import type { LoanOfficerTable } from '../officers/tables.ts';
import type { BorrowerTable } from '../people/tables.ts';
import type { LoanBorrowerTable, LoanTable } from './tables.ts';

/** A person on a loan, by its papers. */
type LoanPerson = Pick<BorrowerTable, 'first_name' | 'last_name' | 'email'> & Pick<LoanBorrowerTable, 'role'>;

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

/** One statement for all of it: asking costs more than what is looked up. */
const ownedLoans = (
  database: Kysely<Database>,
  borrowerId: string,
  { loanNumber, loanIdentifier }: { loanNumber?: string; loanIdentifier?: string },
): Promise<OwnedLoan[]> =>
  database
    .selectFrom('loan_list as mine')
    .innerJoin('loan', 'loan.loan_identifier', 'mine.loan_identifier')
    .leftJoin('loan_officer as officer', 'officer.user_identifier', 'loan.officer_identifier')
    .where('mine.borrower_id', '=', borrowerId)
    .$if(loanNumber !== undefined, (query) => query.where('loan.loan_number', '=', loanNumber ?? ''))
    .$if(loanIdentifier !== undefined, (query) => query.where('loan.loan_identifier', '=', loanIdentifier ?? ''))
    .select((one) => [
      one.fn.toJson('loan').as('loan'),
      one.fn.toJson('officer').$castTo<LoanOfficerTable | null>().as('officer'), // the whole row is missing, or none of it
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
