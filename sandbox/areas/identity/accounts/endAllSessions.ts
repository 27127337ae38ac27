import type { Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import { rememberEnd } from '../../../lender/session/endedSessions.ts';

/** Signs a person out everywhere: sessions, grants, codes, refresh tokens and access tokens, also a sign-in that waits to be finished. */
export async function endAllSessions(database: Kysely<Database>, borrowerId: string): Promise<void> {
  const sessions = await database
    .selectFrom('oidc_model')
    .select('uid')
    .where('kind', '=', 'Session')
    .where('account_id', '=', borrowerId)
    .execute();
  for (const { uid } of sessions) if (uid !== null) await rememberEnd(database, uid);
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
