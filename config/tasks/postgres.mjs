/** A PostgreSQL server for one test run: finds or installs it, runs it on a free local port, and removes its data afterwards. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findOrInstall, freePort, onTaskEnd, run, TaskError } from './task.mjs';

/** Folders that have a subfolder for each installed version. */
const VERSION_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/Library/PostgreSQL'];

/** Returns the folder of `initdb` and `pg_ctl`, preferring the PATH and then the newest version; null when there is none. */
function findPostgres() {
  const versionOf = (name) => Number(/\d+/.exec(name)?.[0] ?? 0);
  const installed = VERSION_FOLDERS.filter((parent) => existsSync(parent)).flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => /^(postgresql@?)?\d*$/.test(name))
      .sort((one, other) => versionOf(other) - versionOf(one))
      .map((name) => path.join(parent, name, 'bin')),
  );
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...installed];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root, so for root this returns the ids of the user "postgres" or "nobody". */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user does not exist: try the next one.
    }
  throw new TaskError(
    'PostgreSQL cannot run as root, and this machine has neither a "postgres" nor a "nobody" user to run it as.',
  );
}

/**
 * Starts a server that is stopped and removed when the task ends. @returns the URL of its database. @throws TaskError that says what to
 * do
 */
export async function startPostgres() {
  const programs = await findOrInstall(
    'PostgreSQL',
    ['postgresql'],
    findPostgres,
    'The concurrency tests need PostgreSQL, and its programs "initdb" and "pg_ctl" were not found. Install it ' +
      '("sudo apt-get install postgresql" or "brew install postgresql"), or set TEST_DATABASE_URL to a server that tests may fill and empty.',
  );
  const user = unprivilegedUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-postgres-'));
  onTaskEnd(() => rmSync(folder, { recursive: true, force: true }));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const program = async (name, ...args) => {
    const options = { quiet: true, cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' }, ...user };
    const { code, output } = await run(path.join(programs, name), ['-D', data, ...args], options);
    if (code !== 0) throw new TaskError(`PostgreSQL did not start: ${name}\n${output.trim()}`);
  };
  await program('initdb', '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  // The data is thrown away, so syncing it to disk (fsync) is turned off to save time.
  const flags = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c max_connections=200`;
  onTaskEnd(() => program('pg_ctl', 'stop', '-m', 'immediate'));
  await program('pg_ctl', 'start', '-w', '-l', path.join(folder, 'log'), '-o', flags);
  return `postgres://tests@127.0.0.1:${port}/postgres`;
}
