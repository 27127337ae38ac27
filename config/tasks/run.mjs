/** Runs the task that an npm command names. The task `build` is the function `build` of `build.mjs`; further arguments are passed to it. */
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from './ensureInstalled.mjs';
import { endTask, isEnding, TaskError } from './task.mjs';

const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
/** Tasks that run until a signal ends them, which is no failure. */
const SERVERS = ['start', 'dev'];

const [, , name, ...args] = process.argv;
for (const [signal, code] of Object.entries(EXIT_CODES))
  process.on(signal, () => void endTask(SERVERS.includes(name) ? 0 : code));

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
try {
  await ensureInstalled();
  const { [name]: task } = await import(`./${name}.mjs`); // only now, because tasks import packages
  await task(...args);
  await endTask(0);
} catch (problem) {
  const isExpected = problem instanceof TaskError || problem.name === 'StartupError';
  if (!isEnding) console.error(isExpected ? problem.message : problem);
  await endTask(1);
}
