/** Connects to the PostgreSQL server that `DATABASE_URL` names. */
import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

import { StartupError } from '../settings/startupError.ts';
import type { OpenPool } from './embedded.ts';
import { createStatementNamer } from './preparedStatements.ts';

const ACQUIRE_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 10;

/**
 * Calendar days and 64-bit integers stay strings: a Date would shift the day by the time zone, and a JavaScript number would round the
 * integer.
 */
const TYPES_KEPT_AS_TEXT: readonly number[] = [pg.types.builtins.DATE, pg.types.builtins.INT8];

const standardParser = pg.types.getTypeParser as (oid: number, format?: string) => unknown;

/**
 * Opens a connection pool and runs one query to check that the server responds. @throws StartupError with the server's name, but never
 * its password
 */
export async function openServerPool(databaseUrl: string): Promise<OpenPool> {
  const where = serverNameOf(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    max: MAX_CONNECTIONS,
    types: {
      getTypeParser: ((oid, format) =>
        TYPES_KEPT_AS_TEXT.includes(oid)
          ? (value: string) => value
          : standardParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', () => undefined); // a connection that breaks while idle is replaced at the next query, which reports the error
  try {
    await pool.query('select 1');
  } catch (problem) {
    await pool.end();
    throw new StartupError(
      `The database at ${where} could not be reached (${reasonOf(problem)}); check DATABASE_URL and that the server runs.`,
      { cause: problem },
    );
  }
  const nameOf = createStatementNamer();
  const client = (connection: pg.PoolClient): PostgresPoolClient =>
    ({
      query(text: string, parameters: readonly unknown[]) {
        const name = nameOf(text);
        const query = { text, values: [...parameters], ...(name !== undefined && { name }) };
        return connection.query(query) as Promise<PostgresQueryResult<unknown>>;
      },
      release: () => connection.release(),
    }) as PostgresPoolClient; // the type assertion has the same reason as in `embedded.ts`
  return {
    pool: { connect: async () => client(await pool.connect()), end: () => pool.end() },
    release: () => Promise.resolve(),
  };
}

function serverNameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl) || !/^postgres(ql)?:$/.test(new URL(databaseUrl).protocol)) {
    throw new StartupError('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.');
  }
  const { host, pathname } = new URL(databaseUrl);
  return (host || 'the local socket') + pathname;
}

function reasonOf(problem: unknown): string {
  const { code, message } = problem as { code?: string; message?: string };
  return code ?? message ?? 'no answer';
}
