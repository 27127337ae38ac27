/**
 * Runs tests that write files which are committed, and checks what they wrote.
 * `npm run contract`: `contract/openapi.json`, and which contract fields are redacted. `npm run faults`: `docs/faults.md`.
 */
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, runNode, runTask, say } from './task.mjs';

const TESTS = {
  contract: ['__tests__/contract/sandboxDrift.test.ts', '__tests__/platform/redaction/contract.test.ts'],
  faults: ['__tests__/contract/faults.test.ts'],
};
const VARIABLES = { contract: 'WRITE_CONTRACT', faults: 'WRITE_FAULTS' };

runTask(async () => {
  await ensureInstalled();
  const [, , what] = process.argv;
  // A store of the tests may still listen to other tabs, which would keep jest from ending.
  const jest = [inRoot('node_modules/jest/bin/jest.js'), ...TESTS[what], '--forceExit'];
  await runNode(jest, { quiet: true, env: { NODE_ENV: 'test', [VARIABLES[what]]: '1' } });
  // A run that writes has compared with the files as they were before; a second run checks the new ones.
  const { code, output } = await runNode(jest, { quiet: true, env: { NODE_ENV: 'test' } });
  say(code === 0 ? 'The files are written; "git diff" shows what changed.' : output);
  return code;
});
