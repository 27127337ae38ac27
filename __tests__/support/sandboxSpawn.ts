/** One process of the sandbox: its streams, its start and its end. */
import { spawn, type ChildProcess } from 'node:child_process';

/** The embedded database is compiled once and not optimized: a third less work for processes that live for seconds. */
const QUICK_START = '--liftoff-only';

export const OWN_PROGRAM = 'config/tasks/startSandbox.mjs';

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

export type Environment = Record<string, string>;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts the sandbox, or what stands in for it, and gives its streams and its end, whether or not it succeeds. */
export function spawnSandbox(env: Environment, program: readonly string[] = [QUICK_START, OWN_PROGRAM]): SandboxSpawn {
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
