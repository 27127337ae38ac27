/** Opens the database: the embedded one in the data folder, or a PostgreSQL server when `databaseUrl` is set. One code path after that. */
import { Kysely, Migrator, PostgresDialect, type Migration } from 'kysely';

import type { Settings } from '../settings/settings.ts';
import { StartProblem } from '../settings/startProblem.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openServer } from './postgresServer.ts';

interface OpenDatabase {
  database: Kysely<Database>;
  /** Ends the connections and lets go of the data folder. */
  close: () => Promise<void>;
}

/** The migrated database. @throws StartProblem when it cannot be reached, is somebody else's, or is newer than this program. */
export async function openDatabase(settings: Settings, migrations: Record<string, Migration>): Promise<OpenDatabase> {
  const { pool, release } = settings.databaseUrl
    ? await openServer(settings.databaseUrl)
    : await openEmbedded(settings.dataFolder);
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await database.destroy();
    await release();
  };
  try {
    await migrate(database, migrations);
  } catch (problem) {
    await close();
    throw problem;
  }
  return { database, close };
}

async function migrate(database: Kysely<Database>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new StartProblem(
      'The database could not be brought up to date; empty it with "npm run sandbox:reset" and start again.',
      { cause: error },
    );
  }
}
