/** A PostgreSQL server for one test run: found or installed, on a free port of this machine, removed afterwards. */
import { execFileSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { aptInstall, canAptInstall } from './apt.mjs';
import { isAlive, onEnd, run, TaskProblem } from './task.mjs';

/** Names the process that will remove the folder. */
const FOLDER = 'portal-postgres-';

const START_PATIENCE_MS = 20_000;

/** Newest first. */
function serverFolders() {
  const versions = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt', '/Library/PostgreSQL'].flatMap(
    (parent) => {
      if (!existsSync(parent)) return [];
      const names = readdirSync(parent).filter((name) => /^(postgresql@?)?\d*$/.test(name));
      return names.sort((a, b) => versionOf(b) - versionOf(a)).map((name) => path.join(parent, name, 'bin'));
    },
  );
  return [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...versions];
}

const versionOf = (name) => Number(/\d+/.exec(name)?.[0] ?? 0);

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The folder of initdb and postgres, or null. */
export const findPostgres = () =>
  serverFolders().find((folder) => ['initdb', 'postgres'].every((name) => isProgram(path.join(folder, name)))) ?? null;

/** @throws TaskProblem saying what to do. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found !== null) return found;
  if (canAptInstall()) {
    await aptInstall('PostgreSQL', ['postgresql']);
    const installed = findPostgres();
    if (installed !== null) return installed;
  }
  throw new TaskProblem(
    'The concurrency tests need PostgreSQL, and its programs "initdb" and "postgres" were not found. ' +
      'Install it ("sudo apt-get install postgresql" or "brew install postgresql"), or set TEST_DATABASE_URL to a server that tests may fill and empty.',
  );
}

/** PostgreSQL refuses to run as root: then it runs as the user "postgres" or "nobody". */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Try the next one.
    }
  }
  throw new TaskProblem(
    'PostgreSQL cannot run as root, and this machine has neither a "postgres" nor a "nobody" user to run it as.',
  );
}

/** Starts a server, which is stopped and removed when the task ends. @returns the address of its database */
export async function startPostgres() {
  const programs = await ensurePostgres();
  const identity = unprivileged();
  clearAbandoned();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${FOLDER}${process.pid}-`));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const options = { quiet: true, cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' }, ...identity };
  const data = path.join(folder, 'data');

  const made = await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  if (made.code !== 0) throw new TaskProblem(`PostgreSQL could not make a database folder.\n${made.output.trim()}`);

  const port = await freePort();
  // Nobody reads this data again, so it need not reach the disk.
  const flags = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'fsync=off', '-c', 'max_connections=200'];
  let ended = null;
  void run(path.join(programs, 'postgres'), ['-D', data, ...flags], options).then((result) => (ended = result));
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await answers(port))) {
    if (ended || Date.now() > deadline) throw new TaskProblem(`PostgreSQL did not start.\n${ended?.output.trim() ?? ''}`);
    await pause(50);
  }
  return `postgres://tests@127.0.0.1:${port}/postgres`;
}

/** Removes servers of runs that were killed before they could do it. */
function clearAbandoned() {
  for (const name of readdirSync(os.tmpdir()).filter((one) => one.startsWith(FOLDER))) {
    if (isAlive(Number(name.slice(FOLDER.length).split('-')[0]))) continue;
    const folder = path.join(os.tmpdir(), name);
    try {
      const [pid, data] = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
      if (data === path.join(folder, 'data')) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It had stopped, or is not ours.
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The server accepts connections a moment before it accepts sessions, so this asks for a session, which it must not refuse. */
function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const done = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .setTimeout(500, () => done(false))
      .once('error', () => done(false))
      .once('connect', () => socket.write(startUpMessage()));
    socket.once('data', (data) => done(data[0] === 'R'.charCodeAt(0)));
  });
}

/** The first message of PostgreSQL's protocol, version 3. */
function startUpMessage() {
  const body = Buffer.from('\0\x03\0\0user\0tests\0database\0postgres\0\0', 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
