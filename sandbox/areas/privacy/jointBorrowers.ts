/** Who else is on the loans of somebody. */
import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';

export interface JointBorrower {
  borrowerId: string;
  email: string;
  name: string;
}

/**
 * The others by the papers of loans that the person is on by their papers, too, and has on the list: who has not shown that a loan is
 * theirs learns nobody's name.
 */
export async function jointBorrowersOf(database: Kysely<Database>, borrowerId: string): Promise<JointBorrower[]> {
  const people = await database
    .selectFrom('loan_borrower as mine')
    .innerJoin('loan_list', (join) =>
      join
        .onRef('loan_list.loan_identifier', '=', 'mine.loan_identifier')
        .onRef('loan_list.borrower_id', '=', 'mine.borrower_id'),
    )
    .innerJoin('loan_borrower as other', 'other.loan_identifier', 'mine.loan_identifier')
    .innerJoin('borrower', 'borrower.borrower_id', 'other.borrower_id')
    .select(['borrower.borrower_id', 'borrower.email', 'borrower.first_name', 'borrower.last_name'])
    .distinct()
    .where('mine.borrower_id', '=', borrowerId)
    .where('other.borrower_id', '<>', borrowerId)
    .orderBy('borrower.last_name')
    .orderBy('borrower.first_name')
    .orderBy('borrower.borrower_id')
    .execute();
  return people.map(({ borrower_id, email, first_name, last_name }) => ({
    borrowerId: borrower_id,
    email,
    name: `${first_name} ${last_name}`.trim(),
  }));
}
