/** `npm run sandbox:reset`: empties the sandbox's data folder. The next start seeds it again. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { isAlive, root, runTask, print, TaskError } from './task.mjs';

runTask(async () => {
  if (process.env.DATABASE_URL)
    throw new TaskError(
      'DATABASE_URL is set, and this empties only the embedded database. Drop that database on its server instead.',
    );
  const folder = path.resolve(root, process.env.SANDBOX_DATA ?? '.data/sandbox');
  const lock = path.join(folder, 'lock');
  const pid = existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).pid : null;
  if (pid > 0 && isAlive(pid))
    throw new TaskError(`A running sandbox (process ${pid}) uses ${folder}. Stop it with Ctrl-C, then run this again.`);
  rmSync(folder, { recursive: true, force: true });
  print(`${folder} is empty. The next start fills it with the demo borrowers again.`);
});
