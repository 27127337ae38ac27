/**
 * Shared helpers of all tasks: printed steps, child processes that never outlive the task, and cleanup on Ctrl-C. Uses plain Node only,
 * because it also runs before packages are installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => path.join(root, ...parts);

export const isMainModule = (moduleUrl) => moduleUrl === pathToFileURL(realpathSync(process.argv[1] ?? '.')).href;

/** Imports a TypeScript module of the project. Node 20 cannot read TypeScript itself, so tsx does; the packages must be installed. */
export async function importFromRoot(file) {
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(inRoot(file)).href);
}

/** An expected problem that ends the task. Its message is one plain sentence for the user. */
export class TaskError extends Error {}

export const print = (text) => void process.stdout.write(`${text}\n`);

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const cleanups = [];
let shutdownPromise = null;

/** Registers a cleanup to run when the task ends for any reason. Cleanups run in reverse order. */
export const onTaskEnd = (cleanup) => void cleanups.push(cleanup);

export const isShuttingDown = () => shutdownPromise !== null;

/** Runs all registered cleanups, once, and exits the process. */
function shutDown(code) {
  shutdownPromise ??= (async () => {
    for (const cleanup of cleanups.reverse()) await Promise.resolve(cleanup()).catch(() => undefined);
    process.exit(code);
  })();
  return shutdownPromise;
}

/**
 * Runs `main` as this process's task. For a TaskError or StartupError only the message is printed, with exit code 1. Signals run the
 * cleanups first.
 * @param options `runsUntilStopped`: a signal is the normal end of this task and gives exit code 0
 */
export function runTask(main, { runsUntilStopped = false } = {}) {
  process.chdir(root);
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => void shutDown(runsUntilStopped ? 0 : code));
  main().then(
    (code) => shutDown(code ?? 0),
    (problem) => {
      if (isShuttingDown()) return;
      const isExpected = problem instanceof TaskError || problem?.name === 'StartupError';
      process.stderr.write(`\n${isExpected ? problem.message : (problem?.stack ?? String(problem))}\n`);
      return shutDown(1);
    },
  );
}

/**
 * Runs a program in its own process group and waits for it.
 * @param {{ env?: object, quiet?: boolean, onOutput?: (text: string) => void, cwd?: string, uid?: number, gid?: number }} [options]
 * `quiet`: do not show its output. `onOutput`: receives the output of a quiet program.
 * @returns its exit code and, when quiet, its output
 */
export function run(command, args, { env, quiet = false, onOutput, cwd = root, ...identity } = {}) {
  const ownGroup = process.platform !== 'win32';
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: ownGroup,
    ...identity,
  });
  const signalAll = (signal) => {
    try {
      if (ownGroup) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // The process has already ended.
    }
  };
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      onOutput?.(text);
    });
  }
  const ended = new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new TaskError(`"${command}" could not be run: ${cause.message}`)));
    child.once('close', (code, signal) => {
      // Kills any processes that the program left running in its group.
      signalAll('SIGKILL');
      resolve({ code: code ?? SIGNALS[signal] ?? 1, output });
    });
  });
  onTaskEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    signalAll('SIGINT');
    const killTimer = setTimeout(() => signalAll('SIGKILL'), 5000);
    await ended.catch(() => undefined);
    clearTimeout(killTimer);
  });
  return ended;
}

export const runNode = (args, options) => run(process.execPath, args, options);

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one named step of a task, prints how long it took, and returns its result. @throws TaskError when the result has a nonzero `code`
 */
export async function step(name, work) {
  const since = performance.now();
  print(`▸ ${name}`);
  const result = await work();
  if (isShuttingDown()) await shutdownPromise;
  if ((result?.code ?? 0) !== 0) {
    if (result.output) process.stderr.write(result.output);
    throw new TaskError(`✗ ${name} failed after ${seconds(since)}.`);
  }
  print(`✓ ${name} (${seconds(since)})`);
  return result;
}

/** Prints every ten seconds that quiet work is still running, until `work` settles. */
export async function withHeartbeat(what, work) {
  const since = performance.now();
  const timer = setInterval(() => print(`  … ${what}, ${seconds(since)}`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

export const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Whether Debian or Ubuntu packages can be installed without a password, which needs root. */
export const canAptInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Returns the result of `find`; if that is null, installs `packages` with apt and tries again. @throws TaskError with `advice`, or with
 * apt's output
 */
export async function findOrInstall(what, packages, find, advice) {
  const found = find();
  if (found !== null) return found;
  if (!canAptInstall()) throw new TaskError(advice);
  print(`  Installing ${what}: apt-get install ${packages.join(' ')}`);
  const aptGet = (...args) =>
    withHeartbeat(`apt-get ${args[0]}`, () =>
      run('apt-get', ['-q', ...args], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }),
    );
  const updated = await aptGet('update');
  const { code, output } = await aptGet('install', '-y', '--no-install-recommends', ...packages);
  if (code !== 0)
    throw new TaskError(`${what} could not be installed.\n${(updated.output + output).trim().split('\n').slice(-12).join('\n')}`);
  const installed = find();
  if (installed === null) throw new TaskError(advice);
  return installed;
}
