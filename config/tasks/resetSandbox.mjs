/** `npm run sandbox:reset`: empties the embedded lender's data folder. The next start seeds it again. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { isAlive, root, runTask, say, TaskProblem } from './task.mjs';

const folder = path.resolve(root, process.env.SANDBOX_DATA ?? '.data/sandbox');

/** The id of the running process that uses the folder, if there is one. */
function user() {
  try {
    const { pid } = JSON.parse(readFileSync(path.join(folder, 'lock'), 'utf8'));
    return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

runTask(async () => {
  if (process.env.DATABASE_URL)
    throw new TaskProblem(
      'DATABASE_URL is set, and this empties only the embedded database; drop and create that database on its server instead.',
    );
  const pid = user();
  if (pid !== null)
    throw new TaskProblem(`A running sandbox (process ${pid}) uses ${folder}; stop it with Ctrl-C, then run this again.`);
  if (!existsSync(folder)) return say('There is nothing to empty: the sandbox has not been started yet.');
  rmSync(folder, { recursive: true, force: true });
  say(`Emptied ${path.relative(root, folder) || folder}. The next start fills it with the demo borrowers again.`);
});
