import { spawn, type ChildProcess } from 'node:child_process';

/**
 * V8 option that compiles the embedded database's WebAssembly only once, unoptimized: a third less work for a process that runs for
 * seconds.
 */
const LIFTOFF_ONLY = '--liftoff-only';

export const START_SCRIPT = 'config/tasks/startSandbox.mjs';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 8000;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface SandboxSpawn {
  /** Resolves with the origin once the server is ready. Rejects if the process exits before that. */
  ready: Promise<string>;
  exited: Promise<Exit>;
  /** Everything written to stdout and stderr so far. */
  output(): string;
  /** Sends SIGTERM, and SIGKILL if the process does not exit in time. */
  stop(): Promise<Exit>;
  kill(): Promise<Exit>;
}

export type Environment = Record<string, string>;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts the sandbox or a replacement `program`. Returns at once, whether or not the start succeeds. */
export function spawnSandbox(env: Environment, program: readonly string[] = [LIFTOFF_ONLY, START_SCRIPT]): SandboxSpawn {
  const { DATABASE_URL: _server, PORTAL_CONFIG: _config, ...inherited } = process.env;
  const child = spawn(process.execPath, program, {
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
  ready.catch(() => undefined); // Prevents an unhandled rejection when a caller only awaits `exited`.

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
