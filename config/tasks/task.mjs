/**
 * What every task uses: child processes that never outlive the task, and cleanup when it ends. Needs Node only, because it also runs before
 * packages are installed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';

/** An expected problem that ends the task. Only its message is printed, one plain sentence for the user. */
export class TaskError extends Error {}

const cleanups = [];
export let isEnding = false;

/** Registers a cleanup to run when the task ends for any reason. Cleanups run in reverse order. */
export const onTaskEnd = (cleanup) => void cleanups.push(cleanup);

/** Runs all registered cleanups, once, and exits the process. */
export async function endTask(exitCode) {
  if (isEnding) return;
  isEnding = true;
  for (const cleanup of cleanups.reverse())
    try {
      await cleanup();
    } catch {
      // The other cleanups must still run.
    }
  process.exit(exitCode);
}

/**
 * Runs a program in its own process group and waits for it. Its output is shown.
 * @param options those of `spawn`; `env` is added to this process's own, and `complaint` is the message of the error
 * @throws TaskError when the program fails
 */
export async function run(command, args, { complaint = '', env, ...options } = {}) {
  const ownGroup = process.platform !== 'win32';
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: ownGroup,
    ...options,
  });
  const signalAll = (signal) => {
    try {
      if (ownGroup) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // The process has already ended.
    }
  };
  const closed = once(child, 'close');
  onTaskEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    signalAll('SIGINT');
    const killTimer = setTimeout(() => signalAll('SIGKILL'), 5000);
    await closed;
    clearTimeout(killTimer);
  });
  const [code] = await closed.catch((cause) => {
    throw new TaskError(`"${command}" could not be run: ${cause.message}`, { cause });
  });
  // Kills any processes that the program left running in its group.
  signalAll('SIGKILL');
  if (isEnding) await new Promise(() => {}); // the rest of an interrupted task must not begin
  if (code !== 0) throw new TaskError(complaint);
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs jest with command line arguments. NODE_ENV is part of its cache key, so it must be the same for every run. */
export const runJest = (args, { env, ...options } = {}) =>
  // A larger young generation: screen tests create many short-lived objects, and half as many garbage collections save 5 % of the time.
  runNode(['--max-semi-space-size=32', 'node_modules/jest/bin/jest.js', ...args], {
    env: { NODE_ENV: 'test', ...env },
    ...options,
  });

/** Runs one named step of a task, prints how long it took, and returns its result. */
export async function step(name, work) {
  const since = performance.now();
  const took = () => `(${((performance.now() - since) / 1000).toFixed(1)} s)`;
  console.log(`▸ ${name}`);
  try {
    const result = await work();
    console.log(`✓ ${name} ${took()}`);
    return result;
  } catch (problem) {
    console.log(`✗ ${name} failed ${took()}`);
    throw problem;
  }
}

/** Returns a port on which nothing listens. */
export async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
