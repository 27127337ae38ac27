/** `npm run contract`: writes what the sandbox publishes to `contract/openapi.json`, and what redaction makes of the contract's fields. */
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, runNode, runTask, say } from './task.mjs';

/** Tests that write what they compare with. */
const WRITERS = ['__tests__/contract/sandboxDrift.test.ts', '__tests__/platform/redaction/contract.test.ts'];

runTask(async () => {
  await ensureInstalled();
  const { code, output } = await runNode([inRoot('node_modules/jest/bin/jest.js'), ...WRITERS], {
    env: { NODE_ENV: 'test', WRITE_CONTRACT: '1' },
    quiet: true,
  });
  say(code === 0 ? 'Written: contract/openapi.json, src/platform/redaction/rules/contractFields.ts' : output);
  return code;
});
