import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';

export interface JointBorrower {
  borrowerId: string;
  email: string;
  name: string;
}

/**
 * Returns the other people on loans that the borrower is on and has on their list. Somebody who has not proven that a loan is theirs must
 * not learn anybody's name.
 */
export async function listJointBorrowers(database: Kysely<Database>, borrowerId: string): Promise<JointBorrower[]> {
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
