/** The databases on which rules about money must hold: the embedded one and, if there is a test server, PostgreSQL. */
import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { emptyDataFolder, freshDataFolder } from './sandboxProcess.ts';

/** Where a sandbox keeps its data, so that it can be started there again. */
export interface Place {
  dataFolder: string;
  env: Record<string, string>;
}

const TEST_SERVER = process.env['TEST_DATABASE_URL'];

async function anEmptyServerDatabase(server: string): Promise<Place> {
  const name = `payments_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { dataFolder: emptyDataFolder(), env: { DATABASE_URL: url.href } };
}

/** For `describe.each`. */
export const engines: [name: string, make: () => Promise<Place>][] = [
  ['the embedded database', async () => ({ dataFolder: await freshDataFolder(), env: {} })],
  ...(TEST_SERVER === undefined
    ? []
    : [['a PostgreSQL server', () => anEmptyServerDatabase(TEST_SERVER)] as [string, () => Promise<Place>]]),
];
