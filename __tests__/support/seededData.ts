/**
 * Caches what the sandbox's first start creates, once a day: a data folder with the embedded database, and a database on a PostgreSQL
 * server.
 */
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { spawnSandbox } from './sandboxSpawn.ts';

const ROOT = process.cwd();

export const emptyDataFolder = (): string => join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'data');

/** Copies the cached data folder of a first start. */
export async function freshDataFolder(): Promise<string> {
  const folder = emptyDataFolder();
  cpSync(await template(), folder, { recursive: true });
  return folder;
}

let cachedTemplate: Promise<string> | undefined;

function template(): Promise<string> {
  cachedTemplate ??= makeTemplate();
  return cachedTemplate;
}

async function makeTemplate(): Promise<string> {
  const cache = join(ROOT, '.cache', 'sandbox');
  const wanted = join(cache, templateName());
  if (existsSync(wanted)) return wanted;

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const sandbox = spawnSandbox({ SANDBOX_DATA: draft });
  await sandbox.ready;
  await sandbox.stop();
  try {
    renameSync(draft, wanted);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // Another Jest worker was faster.
  }
  for (const name of readdirSync(cache)) {
    if (!name.startsWith('draft-') && join(cache, name) !== wanted) rmSync(join(cache, name), { recursive: true, force: true });
  }
  return wanted;
}

/** URL of a PostgreSQL server on which tests may create databases; undefined if there is none. */
export const testServer = process.env['TEST_DATABASE_URL'];

const PREFIX = 'seeded_';

/**
 * Creates a database on the test server with the data of a first start. It is not dropped, because the server is discarded after the
 * tests. @returns its URL
 */
export async function freshServerDatabase(server: string): Promise<string> {
  const wanted = PREFIX + templateName().replaceAll('-', '_');
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(1)'); // One worker makes the template while the others wait.
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${PREFIX}%`,
    ]);
    if (!rows.some(({ datname }) => datname === wanted)) {
      for (const { datname } of rows) await client.query(`drop database ${datname}`);
      await makeServerTemplate(client, server, wanted);
    }
    await client.query('select pg_advisory_unlock(1)');
    await client.query(`create database ${name} template ${wanted}`);
  });
  return databaseOf(server, name);
}

async function makeServerTemplate(client: pg.Client, server: string, name: string): Promise<void> {
  const draft = `draft_${name}`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const sandbox = spawnSandbox({ SANDBOX_DATA: emptyDataFolder(), DATABASE_URL: databaseOf(server, draft) });
  await sandbox.ready;
  await sandbox.stop();
  await client.query(`alter database ${draft} rename to ${name}`);
}

async function onServer(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Seed data depends on the date, so the template is rebuilt each day. */
const templateName = (): string =>
  `${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()}-${fingerprint()}`;

/** Hash of every source file that determines what a first start writes. */
function fingerprint(): string {
  const files = readdirSync(join(ROOT, 'sandbox'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^base\/db\/|\/seed|\/migrations\.ts$|\/tables\.ts$|\/calendar\.ts$/.test(name) && name.endsWith('.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(readFileSync(join(ROOT, 'sandbox', name)));
  return hash.digest('hex').slice(0, 16);
}
