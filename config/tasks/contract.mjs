/** `npm run contract`: writes what the sandbox publishes to `contract/openapi.json`. */
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, runNode, runTask, say } from './task.mjs';

runTask(async () => {
  await ensureInstalled();
  const { code, output } = await runNode([inRoot('node_modules/jest/bin/jest.js'), '__tests__/contract/sandboxDrift.test.ts'], {
    env: { NODE_ENV: 'test', WRITE_CONTRACT: '1' },
    quiet: true,
  });
  say(code === 0 ? 'Written: contract/openapi.json' : output);
  return code;
});
