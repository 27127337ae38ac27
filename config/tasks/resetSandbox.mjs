/** `npm run sandbox:reset`: empties the sandbox's data folder. The next start seeds it again. */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { tsImport } from 'tsx/esm/api';

import { TaskError } from './task.mjs';

export async function resetSandbox() {
  if (process.env.DATABASE_URL)
    throw new TaskError(
      'DATABASE_URL is set, and this empties only the embedded database. Drop that database on its server instead.',
    );
  const folder = path.resolve(process.env.SANDBOX_DATA || '.data/sandbox');
  const { lockFolder } = await tsImport('../../sandbox/base/db/folderLock.ts', import.meta.url);
  await lockFolder(folder); // fails while a sandbox uses the folder
  rmSync(folder, { recursive: true });
  console.log(`${folder} is empty. The next start fills it with the demo borrowers again.`);
}
