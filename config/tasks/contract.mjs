/** `npm run contract`: writes what the sandbox publishes to `contract/openapi.json`, and what redaction makes of the contract's fields. */
import { readFileSync } from 'node:fs';

import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, runNode, runTask, say } from './task.mjs';

/** Tests that write what they compare with, and the file that each writes. */
const WRITTEN = {
  '__tests__/contract/sandboxDrift.test.ts': 'contract/openapi.json',
  '__tests__/platform/redaction/contract.test.ts': 'src/platform/redaction/rules/contractFields.ts',
};

const contents = () => Object.values(WRITTEN).map((file) => readFileSync(inRoot(file), 'utf8'));

const runTests = (env) =>
  runNode([inRoot('node_modules/jest/bin/jest.js'), ...Object.keys(WRITTEN)], { env: { NODE_ENV: 'test', ...env }, quiet: true });

runTask(async () => {
  await ensureInstalled();
  const before = contents();
  const writing = await runTests({ WRITE_CONTRACT: '1' });
  const after = contents();
  const files = Object.values(WRITTEN);
  const written = files.filter((_, index) => after[index] !== before[index]);
  for (const file of files) say(`${written.includes(file) ? 'Written' : 'As it was'}: ${file}`);
  // A run that wrote has compared with what it read before. Whether all is right now is told by one that reads anew.
  const { code, output } = written.length > 0 ? await runTests() : writing;
  if (code !== 0) say(output);
  return code;
});
