/** A PostgreSQL server for one test run: finds or installs it, runs it on a free local port, and removes its data afterwards. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findOrInstall } from './apt.mjs';
import { freePort, onTaskEnd, TaskError } from './task.mjs';

/** Folders that have a subfolder for each installed version. */
const VERSION_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/Library/PostgreSQL'];

/** Returns the folder of `initdb` and `pg_ctl`, preferring the PATH and then the newest version; null when there is none. */
function findPostgres() {
  const installed = VERSION_FOLDERS.filter((parent) => existsSync(parent)).flatMap((parent) =>
    readdirSync(parent)
      .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
      .map((name) => path.join(parent, name, 'bin')),
  );
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...installed];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name)))) ?? null;
}

/** The user "nobody": PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Starts a server that is stopped and removed when the task ends. @returns the URL of its database @throws TaskError that says what to do */
export async function startPostgres() {
  const programs = await findOrInstall(
    'postgresql',
    findPostgres,
    'The concurrency tests need PostgreSQL, and its programs "initdb" and "pg_ctl" were not found. Install it ' +
      '("sudo apt-get install postgresql" or "brew install postgresql"), or set TEST_DATABASE_URL to a server that tests may fill and empty.',
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-postgres-'));
  onTaskEnd(() => rmSync(folder, { recursive: true, force: true }));
  const user = process.getuid?.() === 0 ? NOBODY : {};
  if (user === NOBODY) chownSync(folder, user.uid, user.gid);
  const program = (name, ...args) => {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    try {
      execFileSync(path.join(programs, name), ['-D', path.join(folder, 'data'), ...args], {
        cwd: folder,
        env,
        stdio: 'pipe',
        ...user,
      });
    } catch (cause) {
      throw new TaskError(`PostgreSQL did not start. ${cause.message}`, { cause });
    }
  };
  program('initdb', '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  // The data is thrown away, so syncing it to disk (fsync) is turned off to save time.
  const flags = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c max_connections=200`;
  onTaskEnd(() => program('pg_ctl', 'stop', '-m', 'immediate'));
  program('pg_ctl', 'start', '-w', '-l', path.join(folder, 'log'), '-o', flags);
  return `postgres://tests@127.0.0.1:${port}/postgres`;
}
