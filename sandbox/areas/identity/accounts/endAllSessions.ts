import type { Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';

/**
 * Signs a person out everywhere: sessions, grants, codes and refresh tokens, also a sign-in that waits to be finished. Access tokens that
 * are out already run for their last minutes.
 */
export async function endAllSessions(database: Kysely<Database>, borrowerId: string): Promise<void> {
  await database
    .deleteFrom('oidc_model')
    .where((where) =>
      where.or([
        where('account_id', '=', borrowerId),
        where.and([where('kind', '=', 'Interaction'), where('payload', 'like', `%"${borrowerId}"%`)]),
      ]),
    )
    .execute();
}
