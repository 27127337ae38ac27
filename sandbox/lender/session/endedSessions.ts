/** Sessions ended by signing out. Their access tokens, although not expired, are no longer accepted. */
import type { Kysely } from 'kysely';

import type { Database, MigrationStep } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';

interface EndedSessionTable {
  /** The `sid` claim of the session's access tokens. */
  sid: string;
  /** Real time of signing out, not the time of the sandbox's clock. */
  ended_at: Date;
}

declare module '../../base/db/database.ts' {
  interface Database {
    ended_session: EndedSessionTable;
  }
}

export const createEndedSessionTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('ended_session')
    .addColumn('sid', 'text', (column) => column.primaryKey())
    .addColumn('ended_at', 'timestamptz', (column) => column.notNull())
    .execute();
};

export async function storeEndedSession(database: Kysely<Database>, sid: string): Promise<void> {
  await database
    .insertInto('ended_session')
    .values({ sid, ended_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes sessions whose last access token has expired. */
export async function deleteExpiredEndedSessions({ database, limits }: Sandbox): Promise<void> {
  const oldest = new Date(Date.now() - limits.accessTokenSeconds * 1000);
  await database.deleteFrom('ended_session').where('ended_at', '<', oldest).execute();
}
