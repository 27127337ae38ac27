/**
 * Runs the tests that write committed files, then checks the result. `npm run contract` writes `contract/openapi.json` and the list of
 * redacted contract fields; `npm run faults` writes `docs/faults.md`.
 */
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, runNode, runTask, print } from './task.mjs';

const WRITING_TESTS = {
  contract: ['__tests__/contract/sandboxDrift.test.ts', '__tests__/platform/redaction/contract.test.ts'],
  faults: ['__tests__/contract/faults.test.ts'],
};
const WRITE_VARIABLES = { contract: 'WRITE_CONTRACT', faults: 'WRITE_FAULTS' };

runTask(async () => {
  await ensureInstalled();
  const [, , what] = process.argv;
  // `--forceExit`: a Redux store of the tests may still have an open BroadcastChannel, which would keep jest running.
  const jest = [inRoot('node_modules/jest/bin/jest.js'), ...WRITING_TESTS[what], '--forceExit'];
  await runNode(jest, { quiet: true, env: { NODE_ENV: 'test', [WRITE_VARIABLES[what]]: '1' } });
  // The first run compared against the old files before it wrote the new ones, so a second run checks the new files.
  const { code, output } = await runNode(jest, { quiet: true, env: { NODE_ENV: 'test' } });
  print(code === 0 ? 'The files are written; "git diff" shows what changed.' : output);
  return code;
});
