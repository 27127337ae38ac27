/** `npm run faults`: what becomes of every call in every way in which it can fail. Prints the table, and writes it to `docs/faults.md`. */
import { readFileSync } from 'node:fs';

import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, runNode, runTask, say } from './task.mjs';

runTask(async () => {
  await ensureInstalled();
  // A store of the test may still listen to other tabs, which would keep jest from ending.
  const { code, output } = await runNode(
    [inRoot('node_modules/jest/bin/jest.js'), '__tests__/contract/faults.test.ts', '--forceExit'],
    {
      env: { NODE_ENV: 'test', WRITE_FAULTS: '1' },
      quiet: true,
    },
  );
  say(readFileSync(inRoot('docs/faults.md'), 'utf8'));
  // A cell that breaks its rule is in the table all the same.
  if (code !== 0) say(output);
  return code;
});
