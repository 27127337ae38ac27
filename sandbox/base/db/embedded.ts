/** The embedded database: PGlite (Postgres in this process), with its files in the data folder. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { parse, PGlite, protocol, type Results } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { StartupError } from '../settings/startupError.ts';
import { lockFolder } from './folderLock.ts';
import { createStatementNamer } from './preparedStatements.ts';

export interface OpenPool {
  pool: PostgresPool;
  /** Frees what the pool holds, such as the folder's lock. Call it after the pool has ended. */
  release: () => Promise<void>;
}

/** A busy machine only queues queries for a short time; a wait this long means a bug, such as a query outside the open transaction. */
const ACQUIRE_TIMEOUT_MS = 30_000;

/** PostgreSQL type ids. Calendar days and 64-bit integers stay strings, as in `postgresServer.ts`. */
const DATE_TYPE_ID = 1082;
const INT8_TYPE_ID = 20;
const asText = (value: string): string => value;

/**
 * Opens the database in the folder and creates it on the first start. @throws StartupError when the folder is in use or the database
 * cannot be opened
 */
export async function openEmbeddedPool(dataFolder: string): Promise<OpenPool> {
  const unlock = await lockFolder(dataFolder);
  try {
    const dataDir = join(dataFolder, 'postgres');
    if (!existsSync(dataDir)) await createDatabaseFolder(dataDir);
    const postgres = await PGlite.create({ dataDir, parsers: { [DATE_TYPE_ID]: asText, [INT8_TYPE_ID]: asText } });
    const release = (): Promise<void> => {
      unlock();
      return Promise.resolve();
    };
    return { pool: createPool(postgres), release };
  } catch (problem) {
    unlock();
    throw new StartupError(
      `The database in ${dataFolder} could not be opened; empty it with "npm run sandbox:reset" and start again.`,
      { cause: problem },
    );
  }
}

/**
 * Creates the database under a draft name and renames it when it is complete, so a first start that is killed leaves no broken database.
 */
async function createDatabaseFolder(dataDir: string): Promise<void> {
  const draft = `${dataDir}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const postgres = await PGlite.create({ dataDir: draft });
  await postgres.close();
  renameSync(draft, dataDir);
}

/** Wraps the single database session in a pool. Callers take turns, and a caller that waits too long gets an error instead of hanging. */
function createPool(postgres: PGlite): PostgresPool {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  const acquire = (): Promise<void> => {
    if (!isTaken) {
      isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const proceed = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(proceed), 1);
        reject(new Error('Timed out waiting for the database: is a query run outside the transaction that is open?'));
      }, ACQUIRE_TIMEOUT_MS);
      waiting.push(proceed);
    });
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  };

  const run = createDatabaseSession(postgres);
  const client = {
    async query(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
      const { rows, rowCount = 0, command = '' } = await run(sql, parameters);
      // The session also returns the commands BEGIN, CREATE and so on, but Kysely's type lists only the four it checks for affected rows.
      return { command: command as 'SELECT', rowCount, rows };
    },
    release,
  } as PostgresPoolClient; // `query` also has an overload for cursors, which only streaming uses

  return {
    async connect() {
      await acquire();
      return client;
    },
    end: () => postgres.close(),
  };
}

const { serialize } = protocol;

interface PreparedStatement {
  name: string;
  parameterTypes: number[];
  /** The protocol message that describes the result's columns. */
  description: Parameters<typeof parse.parseResults>[0];
}

type RunStatement = (text: string, parameters: readonly unknown[]) => Promise<Results<unknown>>;

/**
 * Runs queries as prepared statements. `PGlite.query` parses and plans a query every time, which is most of its cost.
 */
function createDatabaseSession(postgres: PGlite): RunStatement {
  const nameOf = createStatementNamer();
  const statements = new Map<string, PreparedStatement>();

  return async (text, parameters) => {
    const name = nameOf(text);
    if (name === undefined) return postgres.query(text, [...parameters]);
    let statement = statements.get(name);
    if (statement === undefined) {
      statement = await prepareStatement(postgres, name, text);
      statements.set(name, statement);
    }
    return executeStatement(postgres, statement, parameters);
  };
}

async function prepareStatement(postgres: PGlite, name: string, text: string): Promise<PreparedStatement> {
  const messages = await postgres.execProtocolStream(
    Buffer.concat([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
  );
  return {
    name,
    parameterTypes: parse.parseDescribeStatementResults(messages),
    description: messages.filter((message) => message.name === 'rowDescription'),
  };
}

async function executeStatement(
  postgres: PGlite,
  statement: PreparedStatement,
  parameters: readonly unknown[],
): Promise<Results<unknown>> {
  const values = parameters.map((value, nth) => {
    if (value === null || value === undefined) return null;
    const toText = postgres.serializers[statement.parameterTypes[nth] ?? 0] ?? String;
    return toText(value);
  });
  const messages = await postgres.execProtocolStream(
    Buffer.concat([serialize.bind({ statement: statement.name, values }), serialize.execute({}), serialize.sync()]),
  );
  const [results] = parse.parseResults([...statement.description, ...messages], postgres.parsers);
  return results as Results<unknown>;
}
