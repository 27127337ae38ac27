/** Starts the sandbox as a separate process, with its own free port and data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = process.cwd();
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 8000;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface SandboxSpawn {
  /** The origin, once it answers; rejects when the process ends before that. */
  ready: Promise<string>;
  exited: Promise<Exit>;
  /** Everything written to both streams so far. */
  output(): string;
  /** Asks it to stop, as Ctrl-C does. */
  stop(): Promise<Exit>;
  /** Kills it. */
  kill(): Promise<Exit>;
}

export interface SandboxProcess extends Omit<SandboxSpawn, 'ready' | 'exited'> {
  origin: string;
  dataFolder: string;
  exited: Promise<Exit>;
}

type Environment = Record<string, string>;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts the sandbox and gives its streams and its end, whether or not it succeeds. */
export function spawnSandbox(env: Environment): SandboxSpawn {
  const { DATABASE_URL: _server, PORTAL_CONFIG: _config, ...inherited } = process.env;
  const child = spawn(process.execPath, ['config/tasks/startSandbox.mjs'], {
    cwd: ROOT,
    env: { ...inherited, PORT: '0', SANDBOX_READY_JSON: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);

  let written = '';
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve({ code, signal });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The sandbox did not start in time:\n${written}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer): void => {
      written += chunk.toString();
      const origin = /^\{"ready":true,"origin":"([^"]+)"\}$/m.exec(written)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => {
      clearTimeout(timer);
      reject(new Error(`The sandbox ended:\n${written}`));
    });
  });
  ready.catch(() => undefined); // callers that only wait for the end ignore this

  const end = (signal: NodeJS.Signals): Promise<Exit> => {
    child.kill(signal);
    return exited;
  };
  return {
    ready,
    exited,
    output: () => written,
    stop: async () => {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      const exit = await end('SIGTERM');
      clearTimeout(timer);
      return exit;
    },
    kill: () => end('SIGKILL'),
  };
}

/**
 * Starts the sandbox and waits until it answers. Without a `dataFolder` it gets a freshly seeded one, copied from a
 * template so that it need not be made each time; it is removed when the process stops.
 */
export async function startSandboxProcess({
  env = {},
  dataFolder,
}: { env?: Environment; dataFolder?: string } = {}): Promise<SandboxProcess> {
  const folder = dataFolder ?? (await freshDataFolder());
  const sandbox = spawnSandbox({ SANDBOX_DATA: folder, ...env });
  const origin = await sandbox.ready;
  const thenForget = async (end: Promise<Exit>): Promise<Exit> => {
    const exit = await end;
    if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
    return exit;
  };
  return {
    origin,
    dataFolder: folder,
    exited: sandbox.exited,
    output: () => sandbox.output(),
    stop: () => thenForget(sandbox.stop()),
    kill: () => sandbox.kill(), // the folder stays, to be opened again
  };
}

/** A new, empty place for a data folder. */
export const emptyDataFolder = (): string => join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'data');

/** A data folder as a first start leaves it. */
export async function freshDataFolder(): Promise<string> {
  const folder = emptyDataFolder();
  cpSync(await template(), folder, { recursive: true });
  return folder;
}

let made: Promise<string> | undefined;

function template(): Promise<string> {
  made ??= makeTemplate();
  return made;
}

/** Seeds depend on the day, so a template is good for one day. */
async function makeTemplate(): Promise<string> {
  const cache = join(ROOT, '.cache', 'sandbox');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
  const wanted = join(cache, `${day}-${fingerprint()}`);
  if (existsSync(wanted)) return wanted;

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const sandbox = spawnSandbox({ SANDBOX_DATA: draft });
  await sandbox.ready;
  await sandbox.stop();
  try {
    renameSync(draft, wanted);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another worker was faster
  }
  for (const name of readdirSync(cache)) {
    if (!name.startsWith('draft-') && join(cache, name) !== wanted) rmSync(join(cache, name), { recursive: true, force: true });
  }
  return wanted;
}

/** A hash of everything that decides what a first start writes. */
function fingerprint(): string {
  const files = readdirSync(join(ROOT, 'sandbox'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^base\/db\/|\/seed|\/migrations\.ts$|\/tables\.ts$|\/calendar\.ts$/.test(name) && name.endsWith('.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(readFileSync(join(ROOT, 'sandbox', name)));
  return hash.digest('hex').slice(0, 16);
}
