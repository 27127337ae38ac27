/**
 * Opens the database: a PostgreSQL server when `databaseUrl` is set, otherwise the embedded one. After that, the code is the same for
 * both.
 */
import { Kysely, Migrator, PostgresDialect, type Migration } from 'kysely';

import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import type { Database } from './database.ts';
import { openEmbeddedPool } from './embedded.ts';
import { openServerPool } from './postgresServer.ts';

interface OpenDatabase {
  database: Kysely<Database>;
  /** Closes the connections and unlocks the data folder. */
  close: () => Promise<void>;
}

/**
 * Opens and migrates the database. @throws StartupError when it cannot be reached or migrated, for example because it is newer than this
 * program
 */
export async function openDatabase(settings: Settings, migrations: Record<string, Migration>): Promise<OpenDatabase> {
  const { pool, release } = settings.databaseUrl
    ? await openServerPool(settings.databaseUrl)
    : await openEmbeddedPool(settings.dataFolder);
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
    throw new StartupError(
      'The database could not be brought up to date; empty it with "npm run sandbox:reset" and start again.',
      { cause: error },
    );
  }
}
